"""What a build does besides packing files: it makes the README's links absolute."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\(([^)]+)\)")


class LinksHook(MetadataHookInterface):
    """The description and the addresses of the project, all below the one address that pyproject.toml names."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = self.config["address"].rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        if address.endswith(".example"):  # published nowhere yet: no links are better than links to nowhere
            metadata["readme"] = {"content-type": "text/markdown", "text": without_files(text)}
            metadata["urls"] = {}
            return
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, address)}
        metadata["urls"] = {
            "Homepage": address,
            "Documentation": f"{address}/blob/main/docs/start.md",
            "Changelog": f"{address}/blob/main/CHANGELOG.md",
            "Source": address,
            "Issues": f"{address}/issues",
        }


def absolute(text: str, address: str) -> str:
    """Links to files of the repository as addresses, since the page of a package index has no files beside it."""

    def lead(match: re.Match[str]) -> str:
        mark, label, target = match.groups()
        label = LINK.sub(lead, label)
        if not re.match(r"[a-z]+:|#", target):
            target = f"{address}/{'raw' if mark else 'blob'}/main/{target}"
        return f"{mark}[{label}]({target})"

    return LINK.sub(lead, text)


def without_files(text: str) -> str:
    """The text without pictures, and with the names of files of the repository instead of links to them."""

    def name(match: re.Match[str]) -> str:
        mark, label, target = match.groups()
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        return "" if mark else label

    return LINK.sub(name, text)
