"""The project's pages, with links rewritten to other pages of the site, or to the source for everything else."""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from scripts.site.reference import reference

ROOT: Final = Path(__file__).parents[2]
ADDRESS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["metadata"][
    "hooks"
]["custom"]["address"]
ELSEWHERE: Final = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "SECURITY.md": "security.md",
    "docs/start.md": "index.md",
    "examples/README.md": "examples.md",
}
"""Pages with another name on the site; the README is for readers of the source."""
LINK: Final = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
SOURCE_LINK: Final = re.compile(rf"\[([^\[\]]+)\]\({re.escape(ADDRESS)}/blob/main/([^)\s]+)\)")
"""A link to the source; becomes a plain file name while the source is not published."""
RULES: Final = "docs/rules.md"
CLAUSE: Final = re.compile(r"^\*\*([CDPVR]\d+)(?=[ .])", re.MULTILINE)
"""The beginning of a clause."""
PLACEHOLDER: Final = ".example"
"""End of the address while the source is not published."""
CODE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
FILE_BLOCK: Final = re.compile(r"^```(\w+) file=(\S+)$", re.MULTILINE)
"""The beginning of a block that is a file's contents."""


class LostLink(ValueError):
    """A page links to something that does not exist."""


def collect(folder: Path) -> dict[str, str]:
    """Writes every page and picture into an empty folder; returns the pages by name."""
    shutil.rmtree(folder, ignore_errors=True)
    written = {name: with_links(source, name) for source, name in sources().items() if source != "README.md"}
    written |= reference()
    for name, text in written.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.suffix in (".svg", ".png", ".json"):
            target = folder / path.relative_to(ROOT / "docs")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    return written


def sources() -> dict[str, str]:
    """Each page's path in the repository, and its name on the site."""
    pages = {f"docs/{path.name}": path.name for path in sorted((ROOT / "docs").glob("*.md"))}
    return pages | ELSEWHERE


def with_links(source: str, name: str) -> str:
    """A page with its links adjusted to its new location."""
    # the site supports only a `title` in place of `file`; it would not recognize the block as code otherwise
    text = FILE_BLOCK.sub(r'```\1 title="\2"', (ROOT / source).read_text(encoding="utf-8"))
    if source == RULES:
        text = CLAUSE.sub(r'<a id="\1"></a>**\1', text)
    linked = outside_code(text, lambda part: LINK.sub(lambda match: _link(match[1], source, name), part))
    return SOURCE_LINK.sub(r"\1 (`\2`)", linked) if ADDRESS.endswith(PLACEHOLDER) else linked


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Applies a change to a text, except in code."""
    parts, end = [], 0
    for code in CODE.finditer(text):
        parts += [change(text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, change(text[end:])])


def _link(target: str, source: str, name: str) -> str:
    if re.match(r"[a-z]+:|#", target):
        return target
    path, _, anchor = target.partition("#")
    meant = os.path.normpath(os.path.join(os.path.dirname(source), path))
    if not (ROOT / meant).exists():
        raise LostLink(f"{source} links to {target}")
    placed = sources().get(meant)
    if placed is None and meant.startswith("docs/"):
        placed = meant.removeprefix("docs/")
    if placed is None:
        return f"{ADDRESS}/blob/main/{meant}"
    here = os.path.relpath(placed, os.path.dirname(name) or ".")
    return f"{here}#{anchor}" if anchor else here
