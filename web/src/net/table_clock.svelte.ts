/** The table's clock as known to this device: guessed from the welcome, then measured by pings. */
export class TableClock {
  /** Measured one-way delay of a message. */
  delay = $state<number | null>(null);
  #offset = 0;
  #measured = false;

  constructor(private readonly ownNow: () => number) {}

  now(): number {
    return this.ownNow() - this.#offset;
  }

  /** Estimates the clock from a time the table sent a moment ago. */
  guess(now: number): void {
    if (!this.#measured) this.#offset = this.ownNow() - now;
  }

  measure(offset: number | null | undefined, delay: number | null | undefined): void {
    if (offset !== undefined && offset !== null) {
      this.#offset = offset;
      this.#measured = true;
    }
    if (delay !== undefined && delay !== null) this.delay = delay;
  }

  /** Resets the clock: the table has a new owner with its own clock. */
  forget(): void {
    this.#measured = false;
  }
}
