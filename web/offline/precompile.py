"""Runs in Pyodide: puts bytecode in the place of our sources, and of those that every start imports.

A worker has no folder in which Python could keep what it has compiled, and compiling took more than half of a start.
"""

import importlib.util
import py_compile
import sys
import zipfile
from pathlib import Path

PARTS = Path("/parts")
STANDARD_LIBRARY = PARTS / "python_stdlib.zip"
PACKAGE = PARTS / "tercet.zip"
(WHEEL,) = PARTS.glob("*.whl")
NEVER_USED = {
    *("_pyrepl", "ctypes", "doctest", "email", "html", "imaplib", "mailbox", "multiprocessing", "optparse", "pdb"),
    *("pydoc", "smtplib", "unittest", "wsgiref", "xml", "xmlrpc"),
}
"""What no table needs of the standard library; the rest stays, imported or not."""
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}
EPOCH = (1980, 1, 1, 0, 0, 0)


def import_what_a_start_imports() -> None:
    site_packages = next(folder for folder in sys.path if folder.endswith("site-packages"))
    with zipfile.ZipFile(WHEEL) as archive:
        archive.extractall(site_packages)
    sys.path.insert(0, str(PACKAGE))
    importlib.import_module("tercet.offline.browser")
    importlib.import_module("tercet.offline.browser_bots").bots()


def rewrite(path: Path) -> None:
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in sorted(archive.namelist()) if is_used(name)}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            module = module_of(name)
            ours = module.startswith("tercet") or module in sys.modules
            put, held = (f"{name}c", compiled(name, data)) if ours else (name, data)
            archive.writestr(zipfile.ZipInfo(put, EPOCH), held, zipfile.ZIP_DEFLATED)


def is_used(name: str) -> bool:
    first, _, rest = name.partition("/")
    if name.endswith((".pyi", "/")):
        return False
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") not in NEVER_USED


def module_of(name: str) -> str:
    """The module of a file in an archive; nothing if it is not a source."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if name.endswith(".py") else ""


def compiled(name: str, source: bytes) -> bytes:
    """Bytecode that is never compared with its source, and the same whenever it is made."""
    scratch, written = Path("/tmp/source.py"), Path("/tmp/source.pyc")
    scratch.write_bytes(source)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(scratch), str(written), name, doraise=True, invalidation_mode=mode)
    return written.read_bytes()


# our package first: importing its bytecode is quicker than compiling it a second time
rewrite(PACKAGE)
import_what_a_start_imports()
for part in (STANDARD_LIBRARY, WHEEL):
    rewrite(part)
