import type { Parts } from "./parts";

/** The part of Pyodide's interface that we use. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: "wheel"): void;
  pyimport(module: string): unknown;
}

interface FileSystem {
  writeFile(path: string, data: Uint8Array, options: { readonly canOwn: boolean }): void;
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

/** Pyodide's compiled program; null if the browser cannot share it between workers. */
export type Program = WebAssembly.Module | null;

/** Loads Python with our package into this worker; all files come from one immutable folder. Also returns the program. */
export async function loadPython(place: string, parts: Parts, given: Program = null): Promise<{ python: Python; program: Program }> {
  const program = given ? give(given) : watch();
  const [wheel, ours, { loadPyodide }] = await Promise.all([
    fetched(place + parts.wheel),
    fetched(place + parts.package),
    import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<Pyodide>,
  ]);
  const python = await loadPyodide({
    indexURL: place,
    env: { PYTHONPATH: PACKAGE },
    fsInit: (files) => {
      files.writeFile(PACKAGE, new Uint8Array(ours), { canOwn: true });
      return Promise.resolve();
    },
    stdout: (line) => console.info(line),
    stderr: (line) => console.warn(line),
  });
  // compiled code must be loaded from a file
  python.unpackArchive(wheel, "wheel");
  return { python, program: await program };
}

/** Makes Pyodide use a program compiled by another worker, instead of downloading and compiling it again. */
function give(program: WebAssembly.Module): Program {
  const real = fetch;
  globalThis.fetch = (address, options) => (String(address).endsWith(".asm.wasm") ? Promise.resolve(new Response()) : real(address, options));
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: program, instance: await WebAssembly.instantiate(program, imports) });
  return program;
}

/** Resolves to the program once Pyodide has compiled it. */
function watch(): Promise<Program> {
  const real = WebAssembly.instantiateStreaming;
  return new Promise((resolve) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = real;
      const made = await real(wasm(await source), imports);
      resolve(made.module);
      return made;
    };
  });
}

/** Browsers require this content type; some static hosts do not send it. */
function wasm(answer: Response): Response {
  const type = "application/wasm";
  return answer.headers.get("content-type") === type ? answer : new Response(answer.body, { status: answer.status, headers: { "content-type": type } });
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
