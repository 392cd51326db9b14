// node precompile.mjs FOLDER: compiles modules with the Python that pages run, since only it can write its bytecode.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/parts", folder);
python.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
