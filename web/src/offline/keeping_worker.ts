import type { Part } from "./parts";

/** Which files to keep, from where, in which cache. */
export interface Keep {
  readonly cache: string;
  readonly place: string;
  readonly files: readonly Part[];
}

/** How much is there, from 0 to 1; or the end, and what went wrong. */
export type Kept = { readonly share: number } | { readonly problem: string };

onmessage = ({ data }: MessageEvent<Keep>) => {
  keep(data, (share) => postMessage({ share } satisfies Kept)).then(
    () => postMessage({ problem: "" } satisfies Kept),
    (error: unknown) => postMessage({ problem: String(error) } satisfies Kept),
  );
};

/** Keeps these files and no others; one that is not what it should be is an error. */
export async function keep({ cache: name, place, files }: Keep, tell: (share: number) => void): Promise<void> {
  const cache = await caches.open(name);
  const all = files.reduce((sum, file) => sum + file.bytes, 0);
  let here = 0;
  for (const file of files) {
    const address = place + file.name;
    // the browser compares what comes with its hash
    if (!(await cache.match(address))) await cache.add(new Request(address, { integrity: file.integrity }));
    here += file.bytes;
    tell(here / all);
  }
  const former = (await cache.keys()).filter((request) => !request.url.startsWith(place));
  await Promise.all(former.map((request) => cache.delete(request)));
}
