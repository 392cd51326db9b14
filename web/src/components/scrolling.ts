/** Makes an element focusable while it scrolls and contains nothing focusable, so keys can reach all of it. */
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

/** Scrolls a details element that was just opened into view, all of it if it fits; handles `toggle`. */
export function showOpened(event: Event & { readonly currentTarget: HTMLDetailsElement }): void {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: "nearest" });
}
