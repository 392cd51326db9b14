"""Extracts the Python on the pages as files: one for each page, and one for each file that readers are asked to write.

`python -m tests.docs.code_blocks FOLDER` writes them for type checkers.
"""

from __future__ import annotations

import doctest
import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")))
_BLOCK: Final = re.compile(r"^```(python|pycon)(?: file=(\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def code_of(page: Path) -> dict[str, str]:
    """File names with their contents; the blocks of a page are joined, as readers type them."""
    name = f"page_{page.stem.lower().replace('-', '_')}.py"
    files: dict[str, str] = {}
    for language, file, text in _BLOCK.findall(page.read_text(encoding="utf-8")):
        code = _typed(text) if language == "pycon" else text
        files[file or name] = files.get(file or name, "") + code
    return files


def _typed(session: str) -> str:
    """The input of an interactive session, without its output."""
    return "".join(example.source for example in doctest.DocTestParser().get_examples(session))


def write_code(folder: Path) -> list[Path]:
    """Writes the code of all pages to a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    paths = []
    for page in PAGES:
        for name, text in code_of(page).items():
            path = folder / name
            assert not path.exists(), f"two pages have a file {name}"
            path.write_text(text, encoding="utf-8")
            paths.append(path)
    return paths


if __name__ == "__main__":
    write_code(Path(sys.argv[1]))
