/** Makes something focusable while it can be scrolled and contains nothing focusable, so that keys can reach all of it. */
export function scrolledByKeys(node: HTMLElement): () => void {
  function measure(): void {
    const longer = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (longer && node.querySelector("a[href], button, input, select, textarea, summary") === null) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(measure);
  sizes.observe(node);
  const changes = new MutationObserver(measure);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

/** Brings what has just been opened into sight, all of it if it fits: a `toggle` event's handler. */
export function showOpened(event: Event & { readonly currentTarget: HTMLDetailsElement }): void {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: "nearest" });
}
