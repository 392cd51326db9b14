import type { ChatMessage, Watcher } from "../generated/wire";

/** One chat message, by a player or a watcher. */
export interface Remark {
  readonly key: number;
  readonly seat: number | null;
  readonly watcher: Watcher | null;
  readonly phrase: NonNullable<ChatMessage["phrase"]> | null;
  readonly text: string | null;
  /** The author's name, for messages from an earlier table of the same people, where seats differed. */
  readonly name?: string;
}

/** Number of messages to scroll back through. */
const KEPT = 200;
/** How long a new message is shown prominently, in milliseconds. */
const FRESH = 8000;

/** The chat at a table while the player is there; it is never stored. */
export class Chat {
  remarks = $state.raw<readonly Remark[]>([]);
  /** The newest message, while it is fresh. */
  fresh = $state.raw<Remark | null>(null);
  unread = $state(0);
  /** The player's unsent text; it survives closing the chat. */
  draft = $state("");
  /** Watchers that the player has muted, by number. */
  muted = $state.raw<readonly number[]>([]);
  #count = 0;
  #here = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  receive(said: ChatMessage, own: boolean): void {
    const remark = this.#remark(said);
    if (!remark || this.isMuted(remark)) return;
    this.remarks = [...this.remarks, remark].slice(-KEPT);
    if (!own) this.#tell(remark, 1);
  }

  /** Adopts the messages received by the previous page. */
  carryOver(remarks: readonly Remark[]): void {
    this.remarks = remarks.map((remark) => ({ ...remark, key: ++this.#count }));
  }

  /**
   * Adds the server's recent messages on joining and reconnecting; missed ones count as unread, except from `unheard` seats.
   * The server remembers fewer than this page, and none after a restart, so known messages stay.
   */
  restore(talk: readonly ChatMessage[], unheard: readonly number[] = []): void {
    const remembered = talk.flatMap((said) => this.#remark(said) ?? []).filter((remark) => !this.isMuted(remark));
    const received = this.remarks.filter((remark) => !this.isMuted(remark));
    const added = remembered.slice(overlap(received, remembered));
    this.remarks = [...this.remarks, ...added].slice(-KEPT);
    const missed = added.filter((remark) => remark.seat === null || !unheard.includes(remark.seat));
    const newest = missed.at(-1);
    if (this.#here && newest) this.#tell(newest, missed.length);
    this.#here = true;
  }

  #tell(newest: Remark, remarks: number): void {
    this.unread += remarks;
    this.fresh = newest;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = null), FRESH);
  }

  read(): void {
    this.unread = 0;
    this.fresh = null;
  }

  mute(watcher: number, on: boolean): void {
    const others = this.muted.filter((other) => other !== watcher);
    this.muted = on ? [...others, watcher] : others;
  }

  isMuted(remark: Remark): boolean {
    return remark.watcher !== null && this.muted.includes(remark.watcher.id);
  }

  #remark(said: ChatMessage): Remark | null {
    const [phrase, text] = [said.phrase ?? null, said.text ?? null];
    if (phrase === null && text === null) return null;
    return { key: ++this.#count, seat: said.seat ?? null, watcher: said.watcher ?? null, phrase, text };
  }
}

/** Returns the number of the last known messages that the server's list starts with. */
function overlap(known: readonly Remark[], remembered: readonly Remark[]): number {
  const signs = (remarks: readonly Remark[]): string => JSON.stringify(remarks.map(({ seat, watcher, phrase, text }) => [seat, watcher?.id, phrase, text]));
  for (let length = Math.min(known.length, remembered.length); length > 0; length--)
    if (signs(known.slice(-length)) === signs(remembered.slice(0, length))) return length;
  return 0;
}
