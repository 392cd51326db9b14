"""The options of `tercet play`."""

from __future__ import annotations

import argparse
import os

import pytest

from tercet.cli import terminal_output
from tercet.cli.command import BadInput
from tercet.cli.terminal import COMMANDS, _setup, display_settings
from tercet.locale import LANGUAGES, words
from tercet.terminal.setup import Setup, new_session

EN = words("en")


def parsed(*typed: str, language: str = "en") -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    COMMANDS[0].arguments(parser, words(language))
    return parser.parse_args(typed)


def setup(*typed: str) -> Setup | None:
    return _setup(parsed(*typed), EN)


def test_play_without_arguments_opens_the_menu() -> None:
    assert setup() is None


def test_arguments_choose_the_game() -> None:
    assert setup("cards") == Setup(people=("Player",))
    assert setup("--bots", "novice, master", "--name", "Ann") == Setup(people=("Ann",), bots=("novice", "master"))
    assert setup("dice", "--two", "--name", "Ann,Bob") == Setup(game="dice", people=("Ann", "Bob"))
    solid = setup("--deck", "solid", "--edition", "he")
    assert solid is not None
    assert solid.rules is not None
    assert (solid.rules.deck, solid.rules.edition) == ("solid", "he")
    dice = setup("dice", "--bots", "strong", "--set", "extra_roll=no")
    assert dice is not None
    assert dice.rules.turn_seconds == 0
    assert not dice.rules.extra_roll


@pytest.mark.parametrize(
    "typed",
    [
        ("--bots", "wizard"),
        ("dice",),
        ("dice", "--bots", "strong,strong,strong,strong"),
        ("dice", "--bots", "novice"),
        ("cards", "--set", "deals=1000"),
        ("cards", "--set", "nonsense"),
    ],
)
def test_an_unplayable_game_is_refused(typed: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match=r"\w"):
        setup(*typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_keyboard_and_its_rules(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    settings = display_settings(parsed(language=language), words(language))
    assert settings.keyboard == ("azerty" if language == "fr" else "qwerty")
    assert settings.reorder == (language == "he")
    session = new_session(Setup(people=("A",)), words(language))
    assert session.view().rules.edition == ("es" if language == "en" else language)


def test_ordering_hebrew_can_be_left_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert not display_settings(parsed("--bidi", "terminal", language="he"), words("he")).reorder
    assert display_settings(parsed("--bidi", "here", language="he"), words("he")).reorder
    assert not display_settings(parsed("--bidi", "here"), EN).reorder


def test_line_mode_keeps_reading_order_for_screen_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert not display_settings(parsed(language="he"), words("he"), lines=True).reorder
    assert display_settings(parsed("--bidi", "here", language="he"), words("he"), lines=True).reorder


def test_requested_colours_override_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(terminal_output, "_colour", ["auto"])
    terminal_output.choose_colour(parsed("--colour", "always").colour)
    assert display_settings(parsed(), EN).colour
    assert "NO_COLOR" not in os.environ
    terminal_output.choose_colour(parsed("--colour", "never").colour)
    assert not display_settings(parsed(), EN).colour
    assert os.environ["NO_COLOR"] == "1"
