"""The modules form a hierarchy: no file imports itself through others, and none hides an import in a string."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

import grimp

import tercet
from tercet import lab

SOURCES = Path(tercet.__file__).parent
BY_STRING = {"__init__.py", "lab/__init__.py", "cli/__init__.py", "bots/roster.py"}
"""Public names and commands, loaded on first use, all of them by some test; and players' own bots."""


def test_no_import_cycle_between_files() -> None:
    graph = grimp.build_graph("tercet", cache_dir=None)
    hierarchy = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(list(TopologicalSorter(hierarchy).static_order())) > 200


def test_only_what_is_loaded_on_demand_is_imported_by_string() -> None:
    hidden = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if re.search(r"\bimport_module\b|\b__import__\b", path.read_text(encoding="utf-8"))
    }
    assert hidden <= BY_STRING


def test_every_public_name_of_the_lab_is_where_it_is_said_to_be() -> None:
    homes = [name for names in lab._HOMES.values() for name in names]
    assert sorted(homes) == sorted(lab.__all__)
    for name in lab.__all__:
        assert getattr(lab, name) is not None
    assert not hasattr(lab, "no_such_name")
