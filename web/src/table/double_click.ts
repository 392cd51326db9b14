/** The second click of a double click, which would hit whatever is there by now. */
const LATEST = 500;

/** For a moment clicks are ignored: the page has just changed under the pointer. */
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
