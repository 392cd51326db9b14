import { tick } from "svelte";

/** How long to wait for a page to arrive at, in milliseconds. */
const PATIENCE = 3000;

/**
 * Moves the focus to a new page, unless something else has taken it: to the element marked `data-home`, such as the first
 * card of a table, or else to the heading, so screen readers read from the top. Returns a function that stops waiting for a
 * page still to come.
 */
export function arriveAt(root: HTMLElement): () => void {
  const arrive = (): boolean => {
    const active = document.activeElement;
    if (active && active !== document.body && root.contains(active)) return true;
    const start = root.querySelector<HTMLElement>("[data-home]") ?? root.querySelector<HTMLElement>("h1");
    if (!start) return false;
    if (start.matches("h1")) start.tabIndex = -1;
    start.focus({ preventScroll: true });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (arrive()) observer.disconnect();
  });
  void tick().then(() => {
    if (!arrive()) observer.observe(root, { childList: true, subtree: true });
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
