import { backend } from "../backend";
import { home } from "../offline/parts";
import { drop, keep, kept } from "../settings/memory";

/** What the player wants at the table they are about to open: to take a seat, and to start at once. */
interface Intent {
  readonly code: string;
  readonly ready: boolean;
  /** How many people are expected, oneself included: before that one is not ready, or those who are quick would leave the rest behind. */
  readonly company: number;
}

/** A server's table and this device's own are kept apart, as are those of two pages of plain files at one host. */
function last(): string {
  return backend.alone ? `tercet.device.last ${home().pathname}` : "tercet.last";
}

const PLAYED = "tercet.played";
let intent: Intent | null = null;

export function intend(code: string, ready: boolean, company = 1): void {
  intent = { code, ready, company };
}

/** The intent for a table, once. */
export function takeIntent(code: string): Intent | null {
  const found = intent?.code === code ? intent : null;
  intent = null;
  return found;
}

/** Remembers on this device the table where the player last sat, and that they have played. */
export function rememberTable(code: string): void {
  keep(last(), code);
  keep(PLAYED, "yes");
}

/** Whether anybody has ever taken a seat on this device. */
export function hasPlayed(): boolean {
  return kept(PLAYED) !== null || kept(last()) !== null;
}

export function lastTable(): string | null {
  return kept(last());
}

export function forgetTable(): void {
  drop(last());
}
