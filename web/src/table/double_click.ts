/** The second click of a double click comes within this many milliseconds, and would hit whatever is there by then. */
const LATEST = 500;

/** Ignores clicks for a moment after the page has changed under the pointer. */
export function swallowClicks(millis = LATEST): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const kinds = ["click", "pointerdown"] as const;
  for (const kind of kinds) addEventListener(kind, stop, { capture: true });
  document.documentElement.dataset.settling = "";
  setTimeout(() => {
    delete document.documentElement.dataset.settling;
    for (const kind of kinds) removeEventListener(kind, stop, { capture: true });
  }, millis);
}
