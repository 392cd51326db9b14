// node precompile.mjs FOLDER: the Python that pages run compiles its own modules, since no other Python writes its bytecode.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/parts", folder);
python.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
