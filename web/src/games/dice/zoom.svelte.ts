import { type Box, playArea } from "./squares";

interface Point {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 76;
/** Width of the fade where the lens cuts the board off, in pixels. */
const FADE = 16;
/** The smallest square that a finger can hit, in pixels. */
export const ROOMY = 44;
/** A die dragged within this many pixels of the edge scrolls the board. */
const EDGE = 16;
/** Pixels a finger may move before a tap becomes a drag. */
const STILL = 8;

/** The visible part of the board: the size of a square and the position of the board's corner, moved by touch and wheel. */
export class Lens {
  /** Pixels of one square. */
  scale = $state(40);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** Whether the player has moved the board; if so, it no longer moves automatically. */
  held = $state(false);

  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #moved = false;

  constructor(private readonly size: () => number) {}

  /** The smallest useful square, at which the whole board is visible. */
  get least(): number {
    return Math.min(this.width, this.height) / this.size();
  }

  /** A mask that fades the board at the edges that cut through squares. */
  get mask(): string {
    const cut = (at: number): number => (at > 0 && at < this.size() && Math.abs(at - Math.round(at)) * this.scale > 2 ? FADE : 0);
    const fade = (way: string, corner: number, frame: number): string =>
      `linear-gradient(to ${way}, transparent, #000 ${cut(-corner / this.scale)}px, #000 calc(100% - ${cut((frame - corner) / this.scale)}px), transparent)`;
    return `${fade("right", this.x, this.width)} intersect, ${fade("bottom", this.y, this.height)}`;
  }

  /** Whether the gesture just ended was a drag; its click is then ignored. */
  get dragged(): boolean {
    return this.#moved;
  }

  /** Fits a part of the board into the frame. */
  show(box: Box, scale = this.#fitting(box)): void {
    if (this.width === 0) return;
    this.scale = this.#bounded(scale);
    this.x = (this.width - (2 * box.column + box.across) * this.scale) / 2;
    this.y = (this.height - (2 * box.line + box.down) * this.scale) / 2;
    this.#keepInside();
  }

  /** Fits the dice and a margin into the frame. If squares became too small to hit, less margin is shown, but always every die. */
  showDice(squares: readonly string[]): void {
    const area = playArea(squares, this.size());
    const dice = playArea(squares, this.size(), 0, 1);
    const scale = Math.min(ROOMY, this.#fitting(dice));
    const shown = this.#fitting(area) >= scale ? area : dice;
    this.show(shown, shown === area ? this.#fitting(area) : scale);
    if (this.width === 0) return;
    this.x = this.#startWhole(this.x, shown.column, shown.across, this.width);
    this.y = this.#startWhole(this.y, shown.line, shown.down, this.height);
    this.#keepInside();
  }

  /** Moves a corner of the board by less than a square, so the frame starts with a whole row or column and still shows a part. */
  #startWhole(corner: number, from: number, length: number, frame: number): number {
    const at = -corner / this.scale;
    const first = [Math.round(at), Math.floor(at), Math.ceil(at)].find((first) => first <= from && (from + length - first) * this.scale <= frame + 0.01);
    return first === undefined ? corner : -first * this.scale;
  }

  #fitting(box: Box): number {
    return Math.min(this.width / box.across, this.height / box.down);
  }

  /** Pans just far enough to show a square, and some neighbours if there is room. */
  reveal(place: { readonly column: number; readonly line: number }): void {
    if (this.width === 0) return;
    const seen = (at: number, corner: number, frame: number): number => {
      const margin = Math.max(0, Math.min(this.scale, (frame - this.scale) / 2));
      const start = at * this.scale;
      return Math.min(Math.max(corner, margin - start), frame - margin - this.scale - start);
    };
    this.x = seen(place.column, this.x, this.width);
    this.y = seen(place.line, this.y, this.height);
    this.#keepInside();
  }

  /** Whether a square is entirely visible. */
  shows(place: { readonly column: number; readonly line: number }): boolean {
    const inside = (at: number, corner: number, frame: number): boolean => {
      const start = corner + at * this.scale;
      return start >= -1 && start + this.scale <= frame + 1;
    };
    return inside(place.column, this.x, this.width) && inside(place.line, this.y, this.height);
  }

  /** Scrolls the board if the point is at the edge of the visible part; returns whether it did. */
  nudge(at: Point): boolean {
    if (at.x < 0 || at.y < 0 || at.x > this.width || at.y > this.height) return false;
    const pace = (place: number, frame: number): number => (place < EDGE ? EDGE - place : Math.min(0, frame - EDGE - place)) / 4;
    const before = { x: this.x, y: this.y };
    this.x += pace(at.x, this.width);
    this.y += pace(at.y, this.height);
    this.#keepInside();
    const moved = this.x !== before.x || this.y !== before.y;
    if (moved) this.held = true;
    return moved;
  }

  zoom(by: number, about: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.held = true;
    const after = this.#bounded(this.scale * by);
    const real = after / this.scale;
    this.x = about.x - (about.x - this.x) * real;
    this.y = about.y - (about.y - this.y) * real;
    this.scale = after;
    this.#keepInside();
  }

  /** Starts a new gesture, on the board or with a die. */
  begin(): void {
    this.#moved = false;
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, point(event));
    if (this.#fingers.size === 1) {
      this.#start = point(event);
      this.begin();
    }
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = point(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (this.#start && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > STILL) this.#moved = true;
    if (other) {
      this.#moved = true;
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      const box = (event.currentTarget as Element).getBoundingClientRect();
      this.zoom(spread, { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top });
    } else if (this.#moved) {
      this.held = true;
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.#keepInside();
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * 0.002), { x: event.clientX - box.left, y: event.clientY - box.top });
  }

  #bounded(scale: number): number {
    return Math.max(this.least, Math.min(Math.max(CLOSEST, this.least), scale));
  }

  /** Keeps the board within the frame, centred if it is smaller. */
  #keepInside(): void {
    const side = this.size() * this.scale;
    this.x = side <= this.width ? (this.width - side) / 2 : Math.min(0, Math.max(this.width - side, this.x));
    this.y = side <= this.height ? (this.height - side) / 2 : Math.min(0, Math.max(this.height - side, this.y));
  }
}

function point(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
