import type { Part } from "./parts";

/** Files to cache, their source, and the name of the cache. */
export interface Keep {
  readonly cache: string;
  readonly place: string;
  readonly files: readonly Part[];
}

/** Progress from 0 to 1; at the end, the problem, or an empty string. */
export type Kept = { readonly share: number } | { readonly problem: string };

onmessage = ({ data }: MessageEvent<Keep>) => {
  keep(data, (share) => postMessage({ share } satisfies Kept)).then(
    () => postMessage({ problem: "" } satisfies Kept),
    (error: unknown) => postMessage({ problem: String(error) } satisfies Kept),
  );
};

/** Caches exactly these files; rejects if one doesn't match its hash. */
export async function keep({ cache: name, place, files }: Keep, tell: (share: number) => void): Promise<void> {
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
