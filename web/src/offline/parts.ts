import { kept } from "../settings/memory";

/** One file of what a page needs to run Python itself. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
  readonly compressed: number;
  readonly sha256: string;
}

/** What `scripts/offline_parts.py` wrote: a folder named by its contents, and what is in it. */
export interface Parts {
  readonly folder: string;
  readonly wheel: string;
  readonly package: string;
  readonly files: readonly Part[];
}

declare const __PARTS__: Parts | null;

/** Whether this page comes from a host of plain files, and runs its tables itself. */
export const isStatic = import.meta.env.MODE === "static";

/** Where a page that came from a server notes the parts that it has kept. */
export const KEPT_PARTS = "tercet.offline";

/** Where this page lives: the folder of its `index.html`, whatever sub-path a host gave it. */
export function home(): URL {
  return new URL(isStatic ? "./" : "/", document.baseURI.replace(/[?#].*$/, ""));
}

/** The folder of these parts. */
export function folderOf(parts: Parts): string {
  return new URL(`offline/${parts.folder}/`, home()).href;
}

/** What this page was built with, or its server offers; rejects if that is nothing. */
export async function ownParts(): Promise<Parts> {
  if (__PARTS__) return __PARTS__;
  const answer = await fetch(new URL("offline/parts.json", home()));
  if (answer.status !== 200 || !(answer.headers.get("content-type") ?? "").includes("json")) throw new Error("this page brings no parts to play offline");
  return (await answer.json()) as Parts;
}

/** What this page has kept to do without its server, or null. */
export function keptParts(): (() => Promise<Parts>) | null {
  const text = kept(KEPT_PARTS);
  return text === null ? null : () => Promise.resolve(JSON.parse(text) as Parts);
}
