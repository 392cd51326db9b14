/** The second click of a double click, which would land on whatever stands there by now. */
const LATEST = 500;

/** For a moment no click does anything: the page has just become another one under the pointer. */
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
