/** A clock that ticks only while something on the page shows it, using a timer, never a frame loop. */
export class Ticking {
  #now = $state(0);
  #read: () => number;

  /** `every` is the interval in milliseconds, null to stop; the clock also stops after `last`, if given. */
  constructor(read: () => number, every: () => number | null, last: () => number | null = () => null) {
    this.#read = read;
    this.#now = read();
    $effect(() => {
      const [pause, end] = [every(), last()];
      if (pause === null) return;
      this.#now = this.#read();
      const timer = setInterval(() => {
        this.#now = this.#read();
        if (end !== null && this.#now >= end) clearInterval(timer);
      }, pause);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    return this.#now;
  }
}

/** Returns the whole seconds left, rounded up: the last second counts as 1. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Formats a duration as minutes and seconds: `3:07`; rounded down like `clockText`, so a game has one time on all pages. */
export function minutes(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
