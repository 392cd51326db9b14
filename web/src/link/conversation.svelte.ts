import type { Said, Watcher } from "../made/wire";

/** One thing that was said, by a player or by somebody who looks on. */
export interface Remark {
  readonly key: number;
  readonly seat: number | null;
  readonly watcher: Watcher | null;
  readonly phrase: NonNullable<Said["phrase"]> | null;
  readonly text: string | null;
}

/** As much as anybody scrolls back. */
const KEPT = 200;
/** For so long the newest is shown where one cannot miss it. */
const FRESH = 8000;

/** What is said at a table, for as long as one is there; nothing of it is written down. */
export class Conversation {
  remarks = $state.raw<readonly Remark[]>([]);
  /** The newest, while it is fresh. */
  fresh = $state.raw<Remark | null>(null);
  unread = $state(0);
  /** Watchers that one does not want to hear, by number. */
  muted = $state.raw<readonly number[]>([]);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  heard(said: Said, own: boolean): void {
    const remark = this.#remark(said);
    if (!remark || this.isMuted(remark)) return;
    this.remarks = [...this.remarks, remark].slice(-KEPT);
    if (own) return;
    this.unread += 1;
    this.fresh = remark;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = null), FRESH);
  }

  /** Takes over what the server remembers: on coming, and on coming back. */
  recall(talk: readonly Said[]): void {
    this.remarks = talk.flatMap((said) => this.#remark(said) ?? []);
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

  #remark(said: Said): Remark | null {
    const [phrase, text] = [said.phrase ?? null, said.text ?? null];
    if (phrase === null && text === null) return null;
    return { key: ++this.#count, seat: said.seat ?? null, watcher: said.watcher ?? null, phrase, text };
  }
}
