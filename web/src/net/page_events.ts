import { backend } from "../backend";

/** What a page can notice about itself that concerns its connection. */
export interface PageEvents {
  /** The device says that it has lost the network. */
  offline(): void;
  online(): void;
  /** The page is hidden or seen again. */
  looked(): void;
  /** The page may be gone in a moment. */
  leaving(): void;
}

/** Reports them until the returned function is called. */
export function observePage(page: PageEvents): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // a page that runs its tables itself needs no network
  if (!backend.alone) {
    addEventListener("offline", () => page.offline(), { signal });
    addEventListener("online", () => page.online(), { signal });
  }
  addEventListener("pagehide", () => page.leaving(), { signal });
  document.addEventListener("visibilitychange", () => page.looked(), { signal });
  return () => stopped.abort();
}
