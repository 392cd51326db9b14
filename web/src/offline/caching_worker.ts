import type { Part } from "./parts";

/** Files to cache, their source, and the name of the cache. */
export interface FilesToCache {
  readonly cache: string;
  readonly place: string;
  readonly files: readonly Part[];
}

/** Progress from 0 to 1; at the end, the problem, or an empty string. */
export type CacheProgress = { readonly share: number } | { readonly problem: string };

onmessage = ({ data }: MessageEvent<FilesToCache>) => {
  cacheFiles(data, (share) => postMessage({ share } satisfies CacheProgress)).then(
    () => postMessage({ problem: "" } satisfies CacheProgress),
    (error: unknown) => postMessage({ problem: String(error) } satisfies CacheProgress),
  );
};

/** Caches exactly these files; rejects if one doesn't match its hash. */
export async function cacheFiles({ cache: name, place, files }: FilesToCache, tell: (share: number) => void): Promise<void> {
  const cache = await caches.open(name);
  const all = files.reduce((sum, file) => sum + file.bytes, 0);
  let here = 0;
  for (const file of files) {
    const address = place + file.name;
    if (!(await cache.match(address))) await cache.add(new Request(address, { integrity: file.integrity }));
    here += file.bytes;
    tell(here / all);
  }
  const former = (await cache.keys()).filter((request) => !request.url.startsWith(place));
  await Promise.all(former.map((request) => cache.delete(request)));
}
