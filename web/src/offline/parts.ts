import { kept } from "../settings/memory";

/** One of the files a page needs to run Python. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
  readonly compressed: number;
  /** Its hash, formatted as `fetch` expects it. */
  readonly integrity: string;
}

/** The manifest written by `scripts/offline_parts.py`: a folder named after its contents, and its files. */
export interface Parts {
  readonly folder: string;
  readonly wheel: string;
  readonly package: string;
  readonly files: readonly Part[];
}

declare const __PARTS__: Parts | null;

/** Whether this page comes from a static host and runs its tables itself. */
export const isStatic = import.meta.env.MODE === "static";

/** Storage key of the parts that a page from a server has cached. */
export const CACHED_PARTS = "tercet.offline";

/** Returns the folder of this page's `index.html`, whatever its path on the host. */
export function home(): URL {
  return new URL(isStatic ? "./" : "/", document.baseURI.replace(/[?#].*$/, ""));
}

/** Returns the address of the folder of these parts. */
export function folderOf(parts: Parts): string {
  return new URL(`offline/${parts.folder}/`, home()).href;
}

/** Returns the parts this page was built with or its server offers; rejects if there are none. */
export async function ownParts(): Promise<Parts> {
  if (__PARTS__) return __PARTS__;
  const answer = await fetch(new URL("offline/parts.json", home()));
  if (answer.status !== 200 || !(answer.headers.get("content-type") ?? "").includes("json")) throw new Error("this page has no parts for playing offline");
  return (await answer.json()) as Parts;
}

/** Returns the cached parts that let this page run without its server, or null. */
export function cachedParts(): (() => Promise<Parts>) | null {
  const text = kept(CACHED_PARTS);
  return text === null ? null : () => Promise.resolve(JSON.parse(text) as Parts);
}
