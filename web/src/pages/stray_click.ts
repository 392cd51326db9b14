/** A click comes at most this long after the pointer is lifted, in milliseconds. */
const LATEST = 500;

/**
 * Ignores a click whose pressed control has left the page in between. Cards act when pressed, and the next page may already
 * lie under the finger when it is lifted.
 */
export function ignoreStrayClicks(): void {
  let pressed: Element | null = null;
  const press = (event: Event): void => {
    pressed = event.target instanceof Element ? event.target.closest("a, button") : null;
  };
  // later clicks come from assistive technology, which presses nothing
  const lift = (): void => {
    const lifted = pressed;
    setTimeout(() => {
      if (pressed === lifted) pressed = null;
    }, LATEST);
  };
  const check = (event: MouseEvent): void => {
    if (event.detail > 0 && pressed?.isConnected === false) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    pressed = null;
  };
  addEventListener("pointerdown", press, true);
  addEventListener("pointerup", lift, true);
  addEventListener("click", check, true);
}
