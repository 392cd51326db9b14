import { drop, keep, kept } from "../../settings/memory";

/** Milliseconds that a new player can look undisturbed before the first hint, and between later hints. */
const PEACE = 20_000;
const GROWTH = 12_000;
const PLACE = "tercet.coached";
const FOUND = "tercet.found";

/** Marks a table as the player's first game, which teaches as it goes. */
export function coach(table: string): void {
  keep(PLACE, table);
}

export function isCoached(table: string | undefined): boolean {
  return table !== undefined && kept(PLACE) === table;
}

/** Whether nobody on this device has found a SET without a hint yet. */
export function isNew(): boolean {
  return kept(FOUND) === null;
}

/** Marks that somebody on this device has found a SET without a hint. */
export function rememberFind(): void {
  keep(FOUND, "1");
}

/** Stops automatic hints on this device, at the player's wish. */
export function stopCoaching(): void {
  rememberFind();
  drop(PLACE);
}

/** Asks for the next hint after a while, unless cancelled; `hinted` is the number of hints given on these cards. */
export function growHints(hinted: number, ask: () => void): () => void {
  const timer = setTimeout(ask, hinted === 0 ? PEACE : GROWTH);
  return () => clearTimeout(timer);
}
