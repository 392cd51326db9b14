/** Keys that move the focus. */
const MOVES: ReadonlySet<string> = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);

let moving = false;
let focusedByKey = false;

document.addEventListener("keydown", (event) => (moving ||= MOVES.has(event.key)), true);
document.addEventListener("pointerdown", () => (moving = focusedByKey = false), true);
document.addEventListener("focusin", () => (focusedByKey = moving), true);

/** The space bar at a table calls SET!, unless the keyboard focused a control that is not one of the table's. */
export class SpaceBar {
  #called = false;

  /** Whether the space bar belongs to the focused control; on controls matching `ours` it still calls. */
  static isKept(event: KeyboardEvent, ours: string): boolean {
    const target = event.target instanceof Element ? event.target : null;
    return event.code === "Space" && focusedByKey && target?.closest("button, a, summary") != null && !target.closest(ours);
  }

  /** Called when a key has made the call. */
  call(event: KeyboardEvent): void {
    event.preventDefault();
    this.#called = event.code === "Space";
  }

  /** Keeps the release of the key that called from pressing the focused button. */
  release(event: KeyboardEvent): void {
    if (event.code !== "Space" || !this.#called) return;
    this.#called = false;
    event.preventDefault();
  }
}
