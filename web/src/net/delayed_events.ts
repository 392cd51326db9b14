import { type Events, LONGEST_HOLD } from "../generated/wire";
import type { Sockets } from "./connection";

/** Events in the order in which they came, each shown at its moment: new cards and dice are seen by all at once. */
export class DelayedEvents {
  #queue: Events[] = [];
  #cancel: (() => void) | null = null;

  constructor(
    private readonly sockets: Sockets,
    /** The table's clock. */
    private readonly now: () => number,
    private readonly show: (events: Events) => void,
  ) {}

  add(events: Events): void {
    this.#queue.push(events);
    this.#showDue();
  }

  /** Shows no more of what is waiting, and gives it back. */
  clear(): Events[] {
    this.#cancel?.();
    return this.#queue.splice(0);
  }

  /** Shows what is due, in order, and waits for the rest. */
  #showDue(): void {
    this.#cancel?.();
    this.#cancel = null;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const wait = next.show_at === undefined || next.show_at === null ? 0 : next.show_at - this.now();
      if (wait > 1 && wait <= LONGEST_HOLD) {
        this.#cancel = this.sockets.later(() => this.#showDue(), wait);
        return;
      }
      this.#queue.shift();
      this.show(next);
    }
  }
}
