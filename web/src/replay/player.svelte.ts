import { SpaceBar } from "../keys/space";

/** Speeds of a replay, as multiples of the original speed. */
export const SPEEDS = [1, 2, 5, 20] as const;
export type Speed = (typeof SPEEDS)[number];

/** Caps long pauses, in milliseconds. */
const LONGEST = 4000;
const SHORTEST = 120;

export class Player {
  version = $state(0);
  playing = $state(false);
  speed = $state<Speed>(5);
  readonly #space = new SpaceBar();

  /** `at` are the times of the events, `stops` the versions worth jumping to. */
  constructor(
    private readonly at: () => readonly number[],
    private readonly stops: () => readonly number[],
  ) {
    this.version = stops()[0] ?? 0;
    $effect(() => {
      if (!this.playing) return;
      if (this.version >= this.last) {
        this.playing = false;
        return;
      }
      const pause = Math.min(LONGEST, Math.max(SHORTEST, ((this.at()[this.version] ?? 0) - this.now) / this.speed));
      const timer = setTimeout(() => (this.version += 1), pause);
      return () => clearTimeout(timer);
    });
  }

  get last(): number {
    return this.at().length;
  }

  /** The time of the last event shown. */
  get now(): number {
    return this.at()[this.version - 1] ?? this.at()[0] ?? 0;
  }

  step(by: number): void {
    this.playing = false;
    this.version = Math.min(this.last, Math.max(0, this.version + by));
  }

  jump(forth: boolean): void {
    this.playing = false;
    const stops = this.stops();
    const found = forth ? stops.find((stop) => stop > this.version) : stops.findLast((stop) => stop < this.version);
    this.version = found ?? (forth ? this.last : 0);
  }

  keys(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.target instanceof Element && event.target.closest("[role=grid]")) return;
    const moves: Record<string, () => void> = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      ArrowDown: () => this.jump(true),
      ArrowUp: () => this.jump(false),
      Home: () => this.step(-this.last),
      End: () => this.step(this.last),
    };
    // the space bar plays and pauses, unless a button was focused with the keyboard
    if (event.key === " " && !event.repeat && !SpaceBar.isKept(event, "[data-play]")) moves[" "] = () => (this.playing = !this.playing);
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === " ") this.#space.call(event);
    event.preventDefault();
    move();
  }

  /** Keeps the space bar that has played or paused from pressing the focused button as well. */
  release(event: KeyboardEvent): void {
    this.#space.release(event);
  }
}
