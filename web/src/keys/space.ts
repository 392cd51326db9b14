/** Keys that move the focus. */
const MOVES: ReadonlySet<string> = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);

let moving = false;
let focusedByKey = false;

document.addEventListener("keydown", (event) => (moving ||= MOVES.has(event.key)), true);
document.addEventListener("pointerdown", () => (moving = focusedByKey = false), true);
document.addEventListener("focusin", () => (focusedByKey = moving), true);

/** The space bar at a table: it calls SET!, unless a control was focused with the keyboard and is not one of the table's. */
export class SpaceBar {
  #called = false;

  /** Whether the space bar belongs to the focused control; `ours` are controls on which it calls all the same. */
  static isKept(event: KeyboardEvent, ours: string): boolean {
    const target = event.target instanceof Element ? event.target : null;
    return event.code === "Space" && focusedByKey && target?.closest("button, a, summary") != null && !target.closest(ours);
  }

  /** A key has called. */
  call(event: KeyboardEvent): void {
    event.preventDefault();
    this.#called = event.code === "Space";
  }

  /** When the key that has called is released, it must not press the focused button. */
  release(event: KeyboardEvent): void {
    if (event.code !== "Space" || !this.#called) return;
    this.#called = false;
    event.preventDefault();
  }
}
