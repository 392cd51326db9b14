import { drop, keep } from "../settings/memory";
import { KEPT_PARTS, type Parts, folderOf, home, isStatic, keptParts, ownParts } from "./parts";
import { keepPage } from "./service_worker";

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
    const former = await keptParts()?.();
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
      await keepPage();
      await keepParts(this.#parts, (share) => (this.progress = share));
      keep(KEPT_PARTS, JSON.stringify(this.#parts));
      this.state = "on";
    } catch {
      this.problem = true;
      this.state = keptParts() ? "on" : "off";
    }
  }

  /** Deletes the downloaded parts; games stay. */
  async remove(): Promise<void> {
    drop(KEPT_PARTS);
    await caches.delete(cacheName());
    this.state = this.#parts ? "off" : "none";
  }
}

function cacheName(): string {
  return `tercet-offline ${home().pathname}`;
}

/** Caches exactly these parts; a file with the wrong contents is an error. */
export async function keepParts(parts: Parts, tell: (share: number) => void = () => undefined): Promise<void> {
  const cache = await caches.open(cacheName());
  const all = parts.files.reduce((sum, file) => sum + file.bytes, 0);
  let here = 0;
  for (const file of parts.files) {
    const address = folderOf(parts) + file.name;
    // the browser compares what comes with its hash, and none of it passes through this page's memory
    if (!(await cache.match(address))) await cache.add(new Request(address, { integrity: file.integrity }));
    here += file.bytes;
    tell(here / all);
  }
  const former = (await cache.keys()).filter((request) => !request.url.startsWith(folderOf(parts)));
  await Promise.all(former.map((request) => cache.delete(request)));
}

export const availability = new Availability();
