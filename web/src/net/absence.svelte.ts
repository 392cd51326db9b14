import type { Sockets } from "./connection";
import type { Versioned } from "./playable";

/** After a welcome, everything that was missed arrives within this time. */
const CATCHING_UP = 400;

/** The time in which a page cannot see its table, and what happened in it. */
export class Absence<View extends Versioned> {
  /** The game before and after it, until that has been read. */
  missed = $state.raw<{ readonly before: View; readonly after: View } | null>(null);
  #before: View | null = null;
  #cancel: (() => void) | null = null;

  constructor(private readonly sockets: Pick<Sockets, "later">) {}

  /** Whether it has begun, and not everything has arrived since. */
  get isOn(): boolean {
    return this.#before !== null;
  }

  begin(view: View | null): void {
    this.#before ??= view;
  }

  /** The table is back: soon the view is complete, unless the connection is lost again. */
  catchUp(view: () => View | null): void {
    if (this.#before) this.#cancel = this.sockets.later(() => this.#end(view()), CATCHING_UP);
  }

  interrupt(): void {
    this.#cancel?.();
  }

  #end(after: View | null): void {
    const before = this.#before;
    this.#before = null;
    if (before && after && after.version > before.version) this.missed = { before, after };
  }
}
