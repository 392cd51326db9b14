/** A die being dragged from the hand or from the square where it was placed. */
export interface Carried {
  readonly die: number;
  readonly face: number | null;
  readonly wild: boolean;
  /** The square it was placed on; null for a die from the hand. */
  readonly from: string | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels a finger may move before a tap becomes a drag. */
const FAR = 10;

/** A die that follows the finger, and the square below it. */
export class Drag {
  carried = $state.raw<Carried | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** The square under the finger. */
  over = $state<string | null>(null);
  #start: { readonly what: Carried; readonly at: Point; readonly pointer: number } | null = null;
  #moved = false;

  /** `drop` is called on release, with the square or null if it is off the board. */
  constructor(private readonly drop: (carried: Carried, square: string | null) => void) {}

  /** Whether the gesture just ended was a drag; its final click is then ignored. */
  get dragged(): boolean {
    return this.#moved;
  }

  /** Starts a new gesture, with or without a die. */
  begin(): void {
    this.#moved = false;
  }

  down(event: PointerEvent, what: Carried): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#start = { what, at: { x: event.clientX, y: event.clientY }, pointer: event.pointerId };
    this.begin();
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.carried && Math.hypot(this.at.x - start.at.x, this.at.y - start.at.y) < FAR) return;
    this.#moved = true;
    this.carried = start.what;
    this.look();
  }

  /** Looks up the square under the finger again, which also changes when the board scrolls. */
  look(): void {
    if (this.carried) this.over = squareUnder(this.at);
  }

  up(event: PointerEvent): void {
    if (!this.#start || event.pointerId !== this.#start.pointer) return;
    const { carried } = this;
    const square = carried ? squareUnder({ x: event.clientX, y: event.clientY }) : null;
    this.cancel();
    if (carried) this.drop(carried, square);
  }

  cancel(): void {
    this.#start = null;
    this.carried = null;
    this.over = null;
  }
}

/** Returns the visible square at a point of the screen. */
function squareUnder({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-square]")?.getAttribute("data-square") ?? null;
}
