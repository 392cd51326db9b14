import { tick } from "svelte";

/** How long to wait for a page's heading, in milliseconds. */
const PATIENCE = 3000;

/**
 * Moves the focus to the heading of a new page, so screen readers read from its top, unless something else has taken the
 * focus. Returns a function that stops waiting for a heading still to come.
 */
export function arriveAt(root: HTMLElement): () => void {
  const arrive = (): boolean => {
    const active = document.activeElement;
    if (active && active !== document.body && root.contains(active)) return true;
    const heading = root.querySelector<HTMLElement>("h1");
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
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
