import type { Parts } from "./parts";

/** The part of Pyodide's interface that we use. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: "wheel"): void;
  pyimport(module: string): unknown;
}

interface FileSystem {
  writeFile(path: string, data: Uint8Array): void;
}

interface Options {
  readonly indexURL: string;
  readonly env: Readonly<Record<string, string>>;
  /** Called before Python starts. */
  readonly fsInit: (files: FileSystem) => Promise<void>;
  readonly stdout: (line: string) => void;
  readonly stderr: (line: string) => void;
}

interface Pyodide {
  readonly loadPyodide: (options: Options) => Promise<Python>;
}

const PACKAGE = "/lib/tercet.zip";

/** Loads Python with our package into this worker; all files come from one immutable folder. */
export async function loadPython(place: string, parts: Parts): Promise<Python> {
  const [wheel, ours, { loadPyodide }] = await Promise.all([
    fetched(place + parts.wheel),
    fetched(place + parts.package),
    import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<Pyodide>,
  ]);
  const python = await loadPyodide({
    indexURL: place,
    env: { PYTHONPATH: PACKAGE },
    fsInit: (files) => {
      files.writeFile(PACKAGE, new Uint8Array(ours));
      return Promise.resolve();
    },
    stdout: (line) => console.info(line),
    stderr: (line) => console.warn(line),
  });
  // compiled code must be loaded from a file
  python.unpackArchive(wheel, "wheel");
  return python;
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
