/** The table's clock as known to this device: guessed from the welcome, then measured by pings. */
export class TableClock {
  /** Measured one-way delay of a message. */
  delay = $state<number | null>(null);
  #offset = 0;

  constructor(private readonly ownNow: () => number) {}

  now(): number {
    return this.ownNow() - this.#offset;
  }

  /** Estimates the clock from a time the table sent a moment ago. What was measured before no longer counts: a table's clock
   * stops with its server, and moves to another server with the table. */
  restart(now: number): void {
    this.#offset = this.ownNow() - now;
  }

  measure(offset: number | null | undefined, delay: number | null | undefined): void {
    if (offset !== undefined && offset !== null) this.#offset = offset;
    if (delay !== undefined && delay !== null) this.delay = delay;
  }
}
