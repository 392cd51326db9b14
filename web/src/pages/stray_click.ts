/**
 * Ignores a click whose pressed control has left the page in between. Cards act when pressed, and the next page may already
 * lie under the finger when it is lifted.
 */
export function ignoreStrayClicks(): void {
  let pressed: Element | null = null;
  const control = (event: Event): Element | null => (event.target instanceof Element ? event.target.closest("a, button") : null);
  addEventListener("pointerdown", (event) => (pressed = control(event)), true);
  addEventListener(
    "click",
    (event) => {
      if (event.detail === 0 || !pressed || pressed.isConnected) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
