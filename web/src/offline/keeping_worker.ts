import type { Part } from "./parts";

/** What to keep, from where, in which cache. */
export interface Keep {
  readonly cache: string;
  readonly place: string;
  readonly files: readonly Part[];
}

/** Progress from 0 to 1; at the end, the problem, or an empty text. */
export type Kept = { readonly share: number } | { readonly problem: string };

onmessage = ({ data }: MessageEvent<Keep>) => {
  keep(data, (share) => postMessage({ share } satisfies Kept)).then(
    () => postMessage({ problem: "" } satisfies Kept),
    (error: unknown) => postMessage({ problem: String(error) } satisfies Kept),
  );
};

/** Keeps these files and no others; rejects if a file does not match its hash. */
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
