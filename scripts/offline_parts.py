"""`python -m scripts.offline_parts FOLDER` puts everything a page needs to run Python into one folder named by its
contents.

Pyodide comes from npm and msgspec's wheel from PyPI, both pinned by hash; our package is packed from the sources. It
contacts no other host, neither during the build nor later. Modules that every start imports are compiled
(`web/offline`).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "web" / "offline"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
PACKAGE: Final = "tercet.zip"
LEFT_OUT: Final = ("server", "cluster", "client", "terminal", "envs", "cli", "store/sqlite", "store/postgres")
"""Folders of the package that no worker loads."""
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
LICENCES: Final = """Pyodide: Mozilla Public License 2.0, https://github.com/pyodide/pyodide
CPython and its standard library: Python Software Foundation License, https://docs.python.org/3/license.html
msgspec: BSD 3-Clause, https://github.com/jcrist/msgspec
Tercet: see its LICENSE
"""


def main(target: Path) -> None:
    scratch = target / "scratch"
    shutil.rmtree(target, ignore_errors=True)
    scratch.mkdir(parents=True)
    fetch_pyodide()
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / "node_modules" / "pyodide" / name, scratch / name)
    # Pyodide's own list names hundreds of packages on a host that we never contact
    lock = json.loads((PYODIDE / "node_modules" / "pyodide" / "pyodide-lock.json").read_text())
    (scratch / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    wheel = fetch_wheel(scratch)
    pack(scratch / PACKAGE)
    subprocess.run(["node", "precompile.mjs", str(scratch.resolve())], cwd=PYODIDE, check=True)
    (scratch / "LICENCES.txt").write_text(LICENCES)
    files = [described(path) for path in sorted(scratch.iterdir())]
    name = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    scratch.rename(target / name)
    parts = {"folder": name, "wheel": wheel, "package": PACKAGE, "files": files}
    (target / "parts.json").write_text(json.dumps(parts, indent=1))
    total = sum(file["compressed"] for file in files)
    print(f"{target}: {sum(file['bytes'] for file in files) / 1e6:.1f} MB, {total / 1e6:.1f} MB compressed")


def fetch_pyodide() -> None:
    """Installs Pyodide; npm checks it against the hashes of the lock file."""
    installed = PYODIDE / "node_modules" / ".package-lock.json"
    lock = PYODIDE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(["npm", "ci", "--silent", "--no-progress", "--ignore-scripts"], cwd=PYODIDE, check=True)
        installed.touch()


def fetch_wheel(folder: Path) -> str:
    """Downloads the wheel, which pip checks against the hash in the requirements; returns the file name."""
    wheels = PYODIDE / "node_modules" / "wheels"
    pins = ROOT / "requirements" / "offline.txt"
    kept = sorted(wheels.glob("*.whl"))
    if not kept or kept[0].stat().st_mtime < pins.stat().st_mtime:
        shutil.rmtree(wheels, ignore_errors=True)
        options = ["--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM]
        pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, *options, "-r", str(pins), "-d", str(wheels)], check=True)
        kept = sorted(wheels.glob("*.whl"))
        kept[0].touch()
    shutil.copy(kept[0], folder)
    return kept[0].name


def pack(target: Path) -> None:
    """Packs our package without the folders no worker loads; the same sources give the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sources():
            name = path.relative_to(ROOT / "src").as_posix()
            archive.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes(), zipfile.ZIP_DEFLATED)


def sources() -> Iterator[Path]:
    package = ROOT / "src" / "tercet"
    for path in sorted(package.rglob("*")):
        wanted = path.suffix in (".py", ".json")
        if wanted and not any(path.is_relative_to(package / left_out) for left_out in LEFT_OUT):
            yield path


def described(path: Path) -> dict[str, Any]:
    data = path.read_bytes()
    return {
        "name": path.name,
        "bytes": len(data),
        "compressed": len(gzip.compress(data, 9, mtime=0)),
        "integrity": f"sha256-{b64encode(hashlib.sha256(data).digest()).decode()}",
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
