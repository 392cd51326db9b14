import type { Parts } from "./parts";

/** The part of Pyodide that is used. */
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

/** Python with our package, in this worker. All files come from one folder, which never changes. */
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
  // it is compiled code, which Python loads from a file
  python.unpackArchive(wheel, "wheel");
  return python;
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
