import { drop, keep, kept } from "../settings/memory";


/** What the player wants at the table they are about to open: to take a seat, and to start at once. */
interface Intent {
  readonly code: string;
  readonly ready: boolean;
}

const LAST = "tercet.last";
let intent: Intent | null = null;

export function intend(code: string, ready: boolean): void {
  intent = { code, ready };
}

/** The intent for a table, once. */
export function takeIntent(code: string): Intent | null {
  const found = intent?.code === code ? intent : null;
  intent = null;
  return found;
}

/** Remembers on this device the table where the player last sat. */
export function rememberTable(code: string): void {
  keep(LAST, code);
}

export function lastTable(): string | null {
  return kept(LAST);
}

export function forgetTable(): void {
  drop(LAST);
}
