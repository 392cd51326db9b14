import { drop, keep } from "../settings/memory";
import type { CacheProgress, FilesToCache } from "./caching_worker";
import { CACHED_PARTS, type Parts, cachedParts, folderOf, home, isStatic, ownParts } from "./parts";
import { cachePage } from "./service_worker";

/** Whether this page can run without its server: impossible, not enabled, downloading, or ready. */
type State = "none" | "off" | "fetching" | "on";

class Availability {
  state = $state<State>("none");
  /** Bytes to download, compressed. */
  size = $state(0);
  /** Fraction downloaded so far, from 0 to 1. */
  progress = $state(0);
  problem = $state(false);
  #parts: Parts | null = null;

  /** Checks what is possible; a page with outdated parts downloads the current ones. */
  async look(): Promise<void> {
    if (isStatic || !("serviceWorker" in navigator) || !("caches" in globalThis)) return;
    const former = await cachedParts()?.();
    try {
      this.#parts = await ownParts();
      this.size = this.#parts.files.reduce((sum, file) => sum + file.compressed, 0);
      this.state = former ? "on" : "off";
      if (former && former.folder !== this.#parts.folder) await this.fetch();
    } catch {
      // the server doesn't offer it or is unreachable: keep what is here
      this.state = former ? "on" : "none";
    }
  }

  async fetch(): Promise<void> {
    if (!this.#parts) return;
    this.state = "fetching";
    this.problem = false;
    this.progress = 0;
    try {
      await cachePage();
      await cacheParts(this.#parts, (share) => (this.progress = share));
      keep(CACHED_PARTS, JSON.stringify(this.#parts));
      this.state = "on";
    } catch {
      this.problem = true;
      this.state = cachedParts() ? "on" : "off";
    }
  }

  /** Deletes the downloaded parts; games stay. */
  async remove(): Promise<void> {
    drop(CACHED_PARTS);
    await caches.delete(cacheName());
    this.state = this.#parts ? "off" : "none";
  }
}

function cacheName(): string {
  return `tercet-offline ${home().pathname}`;
}

/** Caches exactly these parts, in a short-lived worker, because a page is slow to free downloaded data. */
export function cacheParts(parts: Parts, tell: (share: number) => void = () => undefined): Promise<void> {
  const worker = new Worker(new URL("./caching_worker.ts", import.meta.url), { type: "module" });
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CacheProgress>) => {
      if ("share" in data) tell(data.share);
      else if (data.problem) reject(new Error(data.problem));
      else resolve();
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ cache: cacheName(), place: folderOf(parts), files: parts.files } satisfies FilesToCache);
  }).finally(() => worker.terminate());
}

export const availability = new Availability();
