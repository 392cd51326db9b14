"""Bots have one name in every log, and readers see it in their own language."""

from __future__ import annotations

import pytest

from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Chair, Seat, Seating
from tercet.core.seating.events import PlayerReplaced, PlayerSeated
from tercet.locale import LANGUAGES, bot_name, bot_title, words
from tercet.render.event_sentences import event_text
from tercet.render.seat_event_sentences import player_names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_own_name_in_the_language(language: str) -> None:
    said = words(language)
    for levels in LEVELS.values():
        names = [bot_name(bot_title(level), said) for level in levels]
        assert [name.lower() for name in names] == [said(f"bots-level-{level}").lower() for level in levels]
        assert len(set(names)) == len(names)
        assert [bot_name(f"{bot_title(level)} 2", said) for level in levels] == [f"{name} 2" for name in names]


def test_names_from_older_logs_are_translated_and_other_bots_keep_theirs() -> None:
    spanish = words("es")
    assert bot_name("Greedy", spanish) == bot_name("Average", spanish) == "Intermedio"
    for own in ("Deep Thought", "strong", "Strong-2", "", "Zoe"):
        assert bot_name(own, spanish) == own


def test_people_keep_their_names() -> None:
    spanish = words("es")
    seating = Seating(chairs=(Chair("Strong"), Chair("Strong", bot=True)))
    assert player_names(seating, spanish) == ["Strong", "Fuerte"]
    seated = [PlayerSeated(at=Millis(0), seat=Seat(0), name="Master", bot=bot) for bot in (False, True)]
    assert ["Master" in event_text(event, (), spanish) for event in seated] == [True, False]
    assert "Maestro" in event_text(PlayerReplaced(at=Millis(0), seat=Seat(0), name="Master"), ("Ana",), spanish)
