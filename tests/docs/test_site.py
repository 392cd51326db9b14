"""The site has every page and every public name, and no broken link."""

from __future__ import annotations

import inspect
import pydoc
import re
import subprocess
from collections.abc import Callable
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from scripts.site.examples import command_call, docstring_examples, written_examples
from scripts.site.pages import ADDRESS, CODE, LINK, LostLink, collect, sources, with_links
from scripts.site.reference import MODULES

import tercet
from tercet import dice
from tests.docs.test_readme import ROOT, run_console, run_session
from tests.series import LONG

ZENSICAL = ROOT / ".venv" / "docs" / "bin" / "zensical"
START = (ROOT / "docs" / "start.md").read_text(encoding="utf-8")


LINKED_CLAUSE = re.compile(r"\[([A-Z]\d+)\]\(\.\./rules\.md#\1\)")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site") / "docs"
    collect(made)
    return made


def anchors(text: str) -> set[str]:
    """The anchors generated from a page's headings."""
    bare = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ +(.+)$", bare, re.MULTILINE)
    words = (re.sub(r"[^\w\s-]", "", re.sub(r"\]\([^)]*\)|[`*\[\]]", "", title)).strip().lower() for title in headings)
    return {re.sub(r"[-\s]+", "-", title) for title in words} | set(re.findall(r'<a id="(\w+)">', text))


def test_every_link_leads_to_a_page_a_picture_or_a_heading(folder: Path) -> None:
    seen = 0
    for page in sorted(folder.rglob("*.md")):
        for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
            seen += 1
            target, _, anchor = link.partition("#")
            if link.startswith(f"{ADDRESS}/blob/main/"):
                assert (ROOT / target.removeprefix(f"{ADDRESS}/blob/main/")).exists(), f"{page.name}: {link}"
            elif not re.match(r"[a-z]+:", link):
                meant = page.parent / target if target else page
                assert meant.exists(), f"{page.name}: {link}"
                assert not anchor or anchor in anchors(meant.read_text(encoding="utf-8")), f"{page.name}: {link}"
    assert seen > 50


def test_a_broken_link_is_detected(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("scripts.site.pages.ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text("`[code](gone.md)` [here](page.md#top)\n")
    assert with_links("docs/page.md", "page.md") == "`[code](gone.md)` [here](page.md#top)\n"
    (tmp_path / "docs" / "page.md").write_text("[gone](gone.md)\n")
    with pytest.raises(LostLink, match=r"gone\.md"):
        with_links("docs/page.md", "page.md")


def test_the_menu_has_start_guides_reference_and_architecture(folder: Path) -> None:
    menu = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    assert len(menu) == len(set(menu))
    assert set(menu) <= {str(path.relative_to(folder)) for path in folder.rglob("*.md")}
    assert {str(path.relative_to(folder)) for path in folder.glob("reference/*.md")} <= set(menu)
    for page in ("index.md", "playing.md", "hosting.md", "bots.md", "odds.md", "protocol.md", "architecture.md"):
        assert page in menu
    assert {"docs/start.md", "ARCHITECTURE.md"} <= set(sources())


@pytest.mark.parametrize("module", MODULES)
def test_the_reference_has_every_public_name_with_its_docstring(folder: Path, module: str) -> None:
    text = (folder / "reference" / f"{MODULES[module][0]}.md").read_text(encoding="utf-8")
    entries = dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL))
    names = import_module(module).__all__
    assert set(entries) == set(names)
    for name, entry in entries.items():
        thing = getattr(import_module(module), name)
        if (isinstance(thing, type) or inspect.isroutine(thing)) and thing.__doc__:
            first = thing.__doc__.strip().split("\n")[0]
            assert first in LINKED_CLAUSE.sub(r"\1", entry), name
        assert "```pycon\n>>> " in entry, name
        assert "object at 0x" not in entry, name


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_the_reference_are_correct(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tercet.write_log("game.tercet", tercet.new_game(["Ada", "Blaise"], seed=1))
    if module == "tercet.rows":
        tercet.write_log("game.tercet", called())
        tercet.write_log("dice.tercet", tercet.bots.play(["greedy", "beginner"], "dice", seed=1))
    found = import_module(module)
    scope = {name: getattr(found, name) for name in found.__all__}
    for session in written_examples(MODULES[module][0]).values():
        run_session(session, scope)
    for session in docstring_examples(found).values():
        run_session(session, {"tercet": tercet, "dice": dice})


@pytest.mark.parametrize("function", [tercet.find_sets, tercet.new_game, tercet.bots.play, tercet.lab.simulate])
def test_help_shows_an_example(function: Callable[..., Any]) -> None:
    assert re.search(rf"\n    >>> .*\.{function.__name__}\(", pydoc.plain(pydoc.render_doc(function)))


def called() -> tercet.CardPlaythrough:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    game.call(0)
    return game


def test_commands_are_written_the_way_they_are_typed() -> None:
    for module in (tercet, dice):
        for name in module.__all__:
            kind = getattr(module, name)
            if isinstance(kind, type) and issubclass(kind, tercet.Command):
                assert isinstance(eval(command_call(kind), {"tercet": tercet, "dice": dice}), kind)


def test_nothing_links_to_the_source_while_it_is_unpublished(folder: Path) -> None:
    assert ADDRESS.endswith(".example")
    assert not any(f"]({ADDRESS}" in page.read_text(encoding="utf-8") for page in folder.rglob("*.md"))


def test_the_start_page_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {}
    sessions = re.findall(r"^```pycon\n(.*?)^```", START, re.MULTILINE | re.DOTALL)
    assert len(sessions) == 2
    for session in sessions:
        run_session(session, scope)
    (console,) = re.findall(r"^```console\n(.*?)^```", START, re.MULTILINE | re.DOTALL)
    run_console(console, tmp_path)


class Links(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.anchors.add(value or "")
            elif name in ("href", "src"):
                self.links.append(value or "")


@pytest.mark.skipif(not LONG or not ZENSICAL.exists(), reason="part of the long series, where `make docs` has run")
def test_the_built_site_has_no_broken_link() -> None:
    subprocess.run(["make", "-s", "docs"], cwd=ROOT, check=True, capture_output=True)
    site = ROOT / "build" / "site"
    read: dict[Path, Links] = {}
    for page in site.rglob("*.html"):
        read[page] = Links()
        read[page].feed(page.read_text(encoding="utf-8"))
    assert len(read) > 20
    for page, found in read.items():
        if page.name == "404.html":  # its links are relative to the root of the site
            continue
        for link in found.links:
            target, _, anchor = unquote(link).partition("#")
            if re.match(r"[a-z]+:|//", link):
                continue
            meant = (page.parent / target).resolve() if target else page
            meant = meant / "index.html" if meant.is_dir() else meant
            assert meant.exists(), f"{page.relative_to(site)}: {link}"
            assert not anchor or meant not in read or anchor in read[meant].anchors, f"{page.relative_to(site)}: {link}"
