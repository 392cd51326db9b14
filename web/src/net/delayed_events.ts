import { type Events, LONGEST_HOLD } from "../generated/wire";
import type { Sockets } from "./connection";

/** Queues events and shows each when due, so all players see new cards and dice at the same time. */
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

  /** Drops the waiting events and returns them. */
  clear(): Events[] {
    this.#cancel?.();
    return this.#queue.splice(0);
  }

  /** Shows due events in order, and schedules the rest. */
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
