import type { Parts } from "./parts";

/** The part of Pyodide that is used. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: "zip" | "wheel", options?: { extractDir: string }): void;
  pyimport(module: string): unknown;
}

interface Pyodide {
  readonly loadPyodide: (options: { indexURL: string; stdout: (line: string) => void; stderr: (line: string) => void }) => Promise<Python>;
}

/** Python with our package, in this worker. All files come from one folder, which never changes. */
export async function loadPython(place: string, parts: Parts): Promise<Python> {
  const [wheel, ours, { loadPyodide }] = await Promise.all([
    fetched(place + parts.wheel),
    fetched(place + parts.package),
    import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<Pyodide>,
  ]);
  const python = await loadPyodide({ indexURL: place, stdout: (line) => console.info(line), stderr: (line) => console.warn(line) });
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(ours, "zip", { extractDir: "/lib/tercet" });
  (python.pyimport("sys") as { path: { insert(place: number, folder: string): void } }).path.insert(0, "/lib/tercet");
  return python;
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
