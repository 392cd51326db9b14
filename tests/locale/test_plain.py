"""Plain messages are formatted without Fluent, and exactly as Fluent formats them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tercet.locale import LANGUAGES, words
from tests.locale import trees


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_are_formatted_as_by_fluent(language: str) -> None:
    said = words(language)
    plain = 0
    for area in sorted(trees.areas(language)):
        for name in trees.messages(language, area):
            values: dict[str, str | float] = {
                variable: 12 if i % 2 else "ab–é"
                for i, variable in enumerate(sorted(trees.variables(language, area, name)))
            }
            quick = said._plain(name, values)
            if quick is None:
                continue
            plain += 1
            bundle = said._bundle(name)
            pattern = bundle.get_message(name).value
            assert pattern is not None
            assert quick == bundle.format_pattern(pattern, values)[0], name
    assert plain > 100


def test_numbers_with_local_formats_are_left_to_fluent() -> None:
    said = words("fr")
    assert said._plain("terminal-pile", {"count": 1000}) is None
    assert said._plain("terminal-pile", {"count": -1}) is None
    assert said._plain("terminal-pile", {"count": 1.5}) is None
    assert said._plain("terminal-pile", {}) is None
    assert said._plain("terminal-pile", {"count": 7}) == "pioche 7"


def test_a_plain_message_does_not_load_fluent() -> None:
    program = "import sys; from tercet.locale import words; words('en')('terminal-you'); print('fluent' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "False\n"
    )
