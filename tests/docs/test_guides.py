"""The guides for teachers and club evenings name buttons as the pages do, in every language (R)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tercet.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
LENGTH = re.compile(r"^\d\. \*[^*]+\*", re.MULTILINE)
"""Lengths of the parts of a lesson."""
NAMED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")


def page_words(language: str) -> list[str]:
    """The texts of the room pages in a language, one per line."""
    areas = (ROOT / "src" / "tercet" / "locale" / language / f"{area}.ftl" for area in ("web-rooms", "web-table"))
    return [plain(line.partition("=")[2]) for area in areas for line in area.read_text("utf-8").splitlines()]


def plain(text: str) -> str:
    """Normalizes text: single spaces, and lower case."""
    return " ".join(text.split()).lower()


@pytest.mark.parametrize("guide", ["teachers", "clubs"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_names_buttons_as_the_page_does(guide: str, language: str) -> None:
    name = f"{guide}.md" if language == "en" else f"{guide}.{language}.md"
    text = LENGTH.sub("", (ROOT / "docs" / name).read_text("utf-8")).replace("**", "")
    named = [plain(found) for found in NAMED.findall(text)]
    assert len(named) > 5
    on_page = page_words(language)
    assert [name for name in named if not any(said.startswith(name) for said in on_page)] == []
