/** What can have the focus, in the order of the page. */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Whether something can no longer have the focus: removed, hidden, or disabled. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(":disabled") || element.closest("[inert]") !== null || !element.checkVisibility();
}

/**
 * Keeps the focus on the page when the element that had it goes away: players who use a keyboard or a screen reader are
 * never thrown back to the top. It moves to whatever is marked `data-home`, else to the nearest remaining element.
 */
export function keepsFocus(root: HTMLElement): () => void {
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
    // a focus that was given up is not restored; one that disappeared with its element is
    queueMicrotask(() => {
      if (target === last && !isGone(target) && document.activeElement !== target) last = null;
    });
  }

  function look(): void {
    const active = document.activeElement;
    if (last === null || !isGone(last) || (active !== null && active !== document.body && active !== last && !isGone(active))) return;
    const home = [...root.querySelectorAll<HTMLElement>("[data-home]")].find((element) => !isGone(element));
    const nearby = around.filter((parent) => parent.isConnected).flatMap((parent) => [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)]);
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
