import { SpaceBar } from "../keys/space";

/** Speeds of a replay, as multiples of the original speed. */
export const SPEEDS = [1, 2, 5, 20] as const;
export type Speed = (typeof SPEEDS)[number];

/** Caps long pauses, in milliseconds. */
const LONGEST = 4000;
const SHORTEST = 120;

/** What a replay needs of a log. */
export interface Replayable {
  readonly events: readonly { readonly at: number }[];
  /** One before the first event, and one after each. */
  readonly views: readonly { readonly phase: string }[];
}

export class Player {
  version = $state(0);
  playing = $state(false);
  speed = $state<Speed>(5);
  readonly #space = new SpaceBar();

  /** `stops` are the versions worth jumping to. */
  constructor(
    private readonly log: () => Replayable,
    private readonly stops: () => readonly number[],
  ) {
    this.version = stops()[0] ?? this.first;
    $effect(() => {
      if (!this.playing) return;
      if (this.version >= this.last) {
        this.playing = false;
        return;
      }
      const pause = Math.min(LONGEST, Math.max(SHORTEST, ((this.log().events[this.version]?.at ?? 0) - this.now) / this.speed));
      const timer = setTimeout(() => (this.version += 1), pause);
      return () => clearTimeout(timer);
    });
  }

  /** The version with the first cards or dice: before it, people only sit down and get ready. */
  get first(): number {
    return Math.max(0, this.log().views.findIndex((view) => view.phase !== "lobby"));
  }

  /** The version that ended the game: after it, people only come and go. */
  get last(): number {
    const { events, views } = this.log();
    const over = views.findIndex((view) => view.phase === "over");
    return over < 0 ? events.length : over;
  }

  /** The time of the last event shown. */
  get now(): number {
    const { events } = this.log();
    return (events[this.version - 1] ?? events[0])?.at ?? 0;
  }

  step(by: number): void {
    this.playing = false;
    this.version = Math.min(this.last, Math.max(this.first, this.version + by));
  }

  jump(forth: boolean): void {
    this.playing = false;
    const stops = this.stops();
    const found = forth ? stops.find((stop) => stop > this.version) : stops.findLast((stop) => stop < this.version);
    this.version = found ?? (forth ? this.last : this.first);
  }

  keys(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.target instanceof Element && event.target.closest("[role=grid], dialog")) return;
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
