/** Calls `close` when the user presses Escape, or anything outside an element; a dialog above it closes first. */
export function dismissed(close: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("pointerdown", (event) => element.contains(event.target as Node) || close(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && !document.querySelector("dialog[open]") && close(), { signal });
    return () => stop.abort();
  };
}
