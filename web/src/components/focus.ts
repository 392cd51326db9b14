/** Selector of focusable elements, in page order. */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Whether an element can no longer be focused: removed, hidden or disabled. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(":disabled") || element.closest("[inert]") !== null || !element.checkVisibility();
}

/**
 * Keeps focus on the page when the focused element goes away, so keyboard and screen-reader users are never
 * sent back to the top. Focus moves to the element marked `data-home`, or else to the nearest one left; where whole pages
 * follow each other, it waits for one that has a home.
 */
export function keepsFocus(root: HTMLElement, pages = false): () => void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];

  function gained(event: FocusEvent): void {
    if (!(event.target instanceof HTMLElement)) return;
    last = event.target;
    around = [];
    for (let parent = last.parentElement; parent !== null && root.contains(parent); parent = parent.parentElement) around.push(parent);
  }

  function lost(event: FocusEvent): void {
    const target = event.target as Element;
    // restore focus if its element disappeared, but not if the user moved focus away
    queueMicrotask(() => {
      if (target === last && !isGone(target) && document.activeElement !== target) last = null;
    });
  }

  function look(): void {
    const active = document.activeElement;
    if (last === null || !isGone(last) || (active !== null && active !== document.body && active !== last && !isGone(active))) return;
    const home = [...root.querySelectorAll<HTMLElement>("[data-home]")].find((element) => !isGone(element));
    const nearby = pages ? [] : around.filter((parent) => parent.isConnected).flatMap((parent) => [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)]);
    (home ?? nearby.find((element) => !isGone(element)))?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "inert", "hidden"] });
  root.addEventListener("focusin", gained);
  root.addEventListener("focusout", lost);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", gained);
    root.removeEventListener("focusout", lost);
  };
}
