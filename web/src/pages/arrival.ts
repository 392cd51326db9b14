import { tick } from "svelte";

/** How long a page may take to show its heading, in milliseconds. */
const PATIENCE = 3000;

/**
 * A new page is read from its top: the focus goes to its heading, which screen readers then say, unless something else on it
 * has taken the focus. Returns what ends the waiting for a heading that is still to come.
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
