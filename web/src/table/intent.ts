import { backend } from "../backend";
import { home } from "../offline/parts";
import { drop, keep, kept } from "../settings/memory";

/** What the player wants at the table they are about to open: to take a seat, and to start immediately. */
interface Intent {
  readonly code: string;
  readonly ready: boolean;
  /** Names of the other people expected; getting ready sooner would leave slower ones behind. */
  readonly company: readonly string[];
}

/** Storage key of the last table: separate for servers, for this device, and for each static site on a host. */
function last(): string {
  return backend.alone ? `tercet.device.last ${home().pathname}` : "tercet.last";
}

const FINISHED = "tercet.finished";
let intent: Intent | null = null;

export function intend(code: string, ready: boolean, company: readonly string[] = []): void {
  intent = { code, ready, company };
}

/** Returns the intent for a table, once. */
export function takeIntent(code: string): Intent | null {
  const found = intent?.code === code ? intent : null;
  intent = null;
  return found;
}

/** Stores on this device the table where the player sat last. */
export function rememberTable(code: string): void {
  keep(last(), code);
}

/** Remembers that a game was played to its end on this device. */
export function rememberFinished(): void {
  keep(FINISHED, "yes");
}

/** Whether anybody has ever played a game to its end on this device. */
export function hasFinished(): boolean {
  return kept(FINISHED) !== null;
}

export function lastTable(): string | null {
  return kept(last());
}

export function forgetTable(): void {
  drop(last());
}
