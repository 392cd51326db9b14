import type { Sockets } from "./connection";
import type { Versioned } from "./playable";

/** Everything missed arrives within this many milliseconds of a welcome. */
const CATCHING_UP = 400;

/** A period in which the page cannot see its table, and what happened in that time. */
export class Absence<View extends Versioned> {
  /** The views before and after the absence, until the player has read what happened. */
  missed = $state.raw<{ readonly before: View; readonly after: View } | null>(null);
  /** Whether what the player had done before was still carried out afterwards: their time did not run out. */
  hasActed = $state(false);
  #before: View | null = null;
  #cancel: (() => void) | null = null;

  constructor(private readonly sockets: Pick<Sockets, "later">) {}

  /** Whether the absence continues, or missed events are still arriving. */
  get isOn(): boolean {
    return this.#before !== null;
  }

  begin(view: View | null): void {
    if (this.isOn) return;
    this.#before = view;
    this.missed = null;
    this.hasActed = false;
  }

  /** Ends the absence shortly after the table is back, unless the connection is lost again. */
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
