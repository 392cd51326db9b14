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

/** Whether the player is about to start a table without waiting for anybody. */
export function startsAlone(code: string): boolean {
  return intent?.code === code && intent.ready && intent.company.length === 0;
}

/** Returns the intent for a table, once. */
export function takeIntent(code: string): Intent | null {
  const found = intent?.code === code ? intent : null;
  intent = null;
  return found;
}

/** How many tables a player may leave and still find the way back. */
const TABLES = 4;

/** Stores on this device a table where the player sits. */
export function rememberTable(code: string): void {
  keep(last(), [code, ...lastTables().filter((other) => other !== code)].slice(0, TABLES).join(" "));
}

/** Remembers that a game was played to its end on this device. */
export function rememberFinished(): void {
  keep(FINISHED, "yes");
}

/** Whether anybody has ever played a game to its end on this device. */
export function hasFinished(): boolean {
  return kept(FINISHED) !== null;
}

/** Returns the tables where the player sat last, latest first. */
export function lastTables(): readonly string[] {
  return kept(last())?.split(" ") ?? [];
}

export function forgetTable(code: string): void {
  const others = lastTables().filter((other) => other !== code);
  if (others.length > 0) keep(last(), others.join(" "));
  else drop(last());
}
