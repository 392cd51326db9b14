"""`python -m bench [NAME…]`: runs the named modules of this folder, or all, prints a table and saves it as JSON."""

from __future__ import annotations

import importlib
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.measure import Line

MODULES = (
    "cards",
    "cardgame",
    "dice",
    "lab",
    "server",
    "rooms",
    "cluster",
    "store",
    "finished_games",
    "bots",
    "envs",
    "thinking",
    "terminal",
    "web",
    "offline",
)
RESULTS = Path(__file__).parent / "results"


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in MODULES]
    if unknown:
        print(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(MODULES)}", file=sys.stderr)
        return 2
    results = []
    print(f"{'':50} {'ours':>12} {'baseline':>12} {'ratio':>9}   aim")
    for name in names or MODULES:
        for line in importlib.import_module(f"bench.{name}").lines():
            show(line)
            results.append({"module": name, **asdict(line), "ratio": line.ratio, "met": line.met})
    RESULTS.mkdir(exist_ok=True)
    out = RESULTS / "latest.json"
    machine = {"machine": platform.machine(), "python": platform.python_version()}
    merged = merge(earlier(out, machine), results)
    out.write_text(json.dumps({**machine, "lines": merged}, indent=1))
    print(f"written to {out.relative_to(Path.cwd())}" if out.is_relative_to(Path.cwd()) else f"written to {out}")
    return 0


def earlier(path: Path, machine: dict[str, str]) -> list[dict[str, Any]]:
    """The saved lines, if they were measured on the same kind of machine."""
    try:
        kept = json.loads(path.read_text())
        return list(kept["lines"]) if machine.items() <= kept.items() else []
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return []


def merge(kept: list[dict[str, Any]], fresh: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fresh lines, and the saved lines of modules that did not run now."""
    ran = {line["module"] for line in fresh}
    both = [*fresh, *(line for line in kept if line["module"] not in ran and line["module"] in MODULES)]
    return sorted(both, key=lambda line: MODULES.index(line["module"]))


def show(line: Line) -> None:
    baseline = amount(line.baseline, line.unit) if line.baseline else ""
    ratio = f"{line.ratio:,.1f} ×" if line.baseline else ""
    met = {True: "met", False: "MISSED", None: ""}[line.met]
    aim = f"{line.aim}  {met}".rstrip()
    print(
        f"{line.name:50} {amount(line.seconds, line.unit):>12} {baseline:>12} {ratio:>9}   {aim}  {line.note}".rstrip()
    )


def amount(found: float, unit: str) -> str:
    return duration(found) if unit == "s" else f"{found:,.1f} {unit}"


def duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:,.2f} {unit}"
    return f"{seconds * 1e9:,.0f} ns"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
