/** The current page. Links are ordinary links; the page changes without being reloaded. */
class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  /** How often the page has changed since it was loaded. */
  changes = $state(0);
  /** The table that the player left for another page without leaving the game; the way back leads there. */
  table = $state<string | null>(null);

  /** The parts of the path: `/t/abc` is `["t", "abc"]`. */
  get parts(): readonly string[] {
    return this.path.split("/").filter((part) => part !== "").map(decode);
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else if (to !== location.pathname + location.search) history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follows links inside the site; called once. */
  follow(): void {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  #read(): void {
    const from = this.path;
    this.path = location.pathname;
    this.search = location.search;
    if (from !== this.path) this.changes += 1;
    if (this.path === "/") this.table = null;
    else if (from.startsWith("/t/")) this.table = from;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
