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

/** Pyodide's compiled program. */
export type Program = WebAssembly.Module;

/** Loads Python with our package into this worker; all files come from one immutable folder. Also returns the program. */
export async function loadPython(place: string, parts: Parts, given: Program | null = null): Promise<{ python: Python; program: Program }> {
  // Compile now: left to itself, Pyodide would compile its program last. Download at most four files at a time, so the
  // page still has connections.
  const [program, [library], [ours, wheel, lock], { loadPyodide }] = await Promise.all([
    given ?? compiled(`${place}pyodide.asm.wasm`),
    inTurn(`${place}python_stdlib.zip`),
    inTurn(place + parts.package, place + parts.wheel, `${place}pyodide-lock.json`),
    scripts(place),
  ]);
  hand(program, { "pyodide.asm.wasm": null, "python_stdlib.zip": library, "pyodide-lock.json": lock });
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
  return { python, program };
}

/** Imports both of Pyodide's scripts early; Pyodide will import the second again itself. */
async function scripts(place: string): Promise<Pyodide> {
  const pyodide = (await import(/* @vite-ignore */ `${place}pyodide.mjs`)) as Pyodide;
  await import(/* @vite-ignore */ `${place}pyodide.asm.mjs`);
  return pyodide;
}

/** Makes Pyodide's own fetch and instantiate calls return the files and program we already have. */
function hand(program: Program, files: Readonly<Record<string, ArrayBuffer | null>>): void {
  const real = fetch;
  globalThis.fetch = (address, options) => {
    const name = String(address).replace(/.*\//, "");
    return name in files ? Promise.resolve(new Response(files[name])) : real(address, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: program, instance: await WebAssembly.instantiate(program, imports) });
}

async function compiled(address: string): Promise<Program> {
  return WebAssembly.compileStreaming(wasm(await answered(address)));
}

/** Sets the content type that browsers require; some static hosts do not send it. */
function wasm(answer: Response): Response {
  const type = "application/wasm";
  return answer.headers.get("content-type") === type ? answer : new Response(answer.body, { status: answer.status, headers: { "content-type": type } });
}

/** Downloads files one after the other. */
async function inTurn<Addresses extends string[]>(...addresses: Addresses): Promise<{ [Place in keyof Addresses]: ArrayBuffer }> {
  const found: ArrayBuffer[] = [];
  for (const address of addresses) found.push(await (await answered(address)).arrayBuffer());
  return found as { [Place in keyof Addresses]: ArrayBuffer };
}

async function answered(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
