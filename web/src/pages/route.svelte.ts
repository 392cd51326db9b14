import { isStatic } from "../offline/parts";

/** Returns the address inside this site; a static host has a single page, so there it follows `#`. */
function address(): URL {
  return isStatic ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);
}

/** Returns the `href` of a path inside this site. */
export function linkTo(path: string): string {
  return isStatic ? `#${path}` : path;
}

/** The current page. Links are ordinary links, followed without a reload. */
class Route {
  path = $state(address().pathname);
  search = $state(address().search);
  /** Number of page changes since loading. */
  changes = $state(0);
  /** The table the player left for another page without leaving the game; the link back goes there. */
  table = $state<string | null>(null);

  /** The segments of the path: `/t/abc` is `["t", "abc"]`. */
  get parts(): readonly string[] {
    return this.path.split("/").filter((part) => part !== "").map(decode);
  }

  go(to: string, { replace = false, scroll = true } = {}): void {
    const { pathname, search } = address();
    if (replace) history.replaceState(null, "", linkTo(to));
    else if (to !== pathname + search) history.pushState(null, "", linkTo(to));
    this.#read();
    if (scroll) scrollTo(0, 0);
  }

  /** Handles links inside the site; called once. */
  follow(): void {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = linkAt(event);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.hash && link.pathname === location.pathname && !link.hash.startsWith("#/")) return;
      event.preventDefault();
      this.go(link.hash.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.search);
    });
    // a link opened in a new tab, or copied, needs its full address
    if (isStatic) for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, writeOut);
  }

  #read(): void {
    const from = this.path;
    const { pathname, search } = address();
    this.path = pathname;
    this.search = search;
    if (from !== this.path) this.changes += 1;
    if (this.path === "/") this.table = null;
    else if (from.startsWith("/t/")) this.table = from;
  }
}

function linkAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a") : null;
}

function writeOut(event: Event): void {
  const link = linkAt(event);
  const path = link?.getAttribute("href");
  if (path?.startsWith("/")) link?.setAttribute("href", linkTo(path));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
