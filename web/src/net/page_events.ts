import { backend } from "../backend";

/** Page events that affect its connection. */
export interface PageEvents {
  /** The device reports losing the network. */
  offline(): void;
  online(): void;
  /** The page was hidden or shown. */
  looked(): void;
  /** The page may be about to unload. */
  leaving(): void;
}

/** Reports these events until the returned function is called. */
export function observePage(page: PageEvents): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // a page that runs its own tables needs no network
  if (!backend.alone) {
    addEventListener("offline", () => page.offline(), { signal });
    addEventListener("online", () => page.online(), { signal });
  }
  addEventListener("pagehide", () => page.leaving(), { signal });
  document.addEventListener("visibilitychange", () => page.looked(), { signal });
  return () => stopped.abort();
}
