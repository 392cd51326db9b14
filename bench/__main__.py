"""`python -m bench [NAME…]`: runs the named modules of this folder, or all, prints a table and writes it as JSON."""

from __future__ import annotations

import importlib
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from bench.measure import Line

MODULES = ("cards", "cardgame", "dice", "lab", "server", "bots", "thinking", "terminal", "web")
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
            results.append({"module": name, **asdict(line), "ratio": line.ratio})
    RESULTS.mkdir(exist_ok=True)
    out = RESULTS / "latest.json"
    machine = {"machine": platform.machine(), "python": platform.python_version()}
    out.write_text(json.dumps({**machine, "lines": results}, indent=1))
    print(f"written to {out.relative_to(Path.cwd())}" if out.is_relative_to(Path.cwd()) else f"written to {out}")
    return 0


def show(line: Line) -> None:
    baseline = duration(line.baseline) if line.baseline else ""
    ratio = f"{line.ratio:,.1f} ×" if line.baseline else ""
    print(f"{line.name:50} {duration(line.seconds):>12} {baseline:>12} {ratio:>9}   {line.aim}  {line.note}".rstrip())


def duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:,.2f} {unit}"
    return f"{seconds * 1e9:,.0f} ns"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
