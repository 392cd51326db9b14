import { keep, kept } from "../../settings/memory";

/** How long a first player looks in peace before a hint comes by itself, and how long each further one takes to grow, in milliseconds. */
const PEACE = 20_000;
const GROWTH = 12_000;
const PLACE = "tercet.coached";

/** The player's first game: it is to teach while it is played. */
export function coach(table: string): void {
  keep(PLACE, table);
}

export function isCoached(table: string | undefined): boolean {
  return table !== undefined && kept(PLACE) === table;
}

/** Asks for hints, one after the other, until it is stopped; `hinted` tells how many there have been on these cards. */
export function growHints(hinted: number, ask: () => void): () => void {
  const timer = setTimeout(ask, hinted === 0 ? PEACE : GROWTH);
  return () => clearTimeout(timer);
}
