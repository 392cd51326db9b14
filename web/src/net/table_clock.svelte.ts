/** The table's clock, as far as this device knows it: guessed from a welcome until pings have measured it. */
export class TableClock {
  /** How long a message takes one way, as measured. */
  delay = $state<number | null>(null);
  #offset = 0;
  #measured = false;

  constructor(private readonly ownNow: () => number) {}

  now(): number {
    return this.ownNow() - this.#offset;
  }

  /** The table has said what time it is, some time ago. */
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

  /** The table has another owner, with another clock. */
  forget(): void {
    this.#measured = false;
  }
}
