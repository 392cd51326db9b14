"""Names the extra that installs each optional package, and raises an error if a package is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "asyncpg": "cluster",
    "distributed": "dask",
    "gymnasium": "envs",
    "httptools": "server",
    "matplotlib": "lab",
    "nats": "cluster",
    "numba": "lab",
    "numpy": "lab",
    "openskill": "bots",
    "pettingzoo": "envs",
    "picows": "client",
    "rich": "terminal",
    "segno": "server",
    "starlette": "server",
    "textual": "terminal",
    "uvicorn": "server",
}
"""The smallest extra that installs each optional package."""


def install_command(extra: str) -> str:
    """Returns the command that installs an extra, to be typed in the project's folder."""
    return f"pip install '.[{extra}]'"


class MissingExtra(ModuleNotFoundError):
    """A package is not installed; names the extra that installs it."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        advice = f"in the project's folder, run: {install_command(extra)}"
        super().__init__(f"{what} needs the package '{package}'; {advice}", name=package)
        self.extra = extra


def require(what: str, extra: str, *packages: str) -> None:
    """Raises MissingExtra, which names the extra to install, if one of the extra's packages is missing."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra(what, package, extra)
