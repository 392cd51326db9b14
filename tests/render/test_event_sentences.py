"""Every event of the card game has its sentence in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.core.cardgame.events import EVENTS, CallFailed, HintGiven, MatchEnded, SetTaken
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.game import Millis
from tercet.core.engine.log import parse_log
from tercet.core.engine.seats import Seat
from tercet.core.seating.events import PlayerSeated
from tercet.locale import LANGUAGES, words
from tercet.render.event_sentences import event_text

NAMES = ("Ada", "Bo")
ADA, BO, NOW = Seat(0), Seat(1), Millis(0)
GOLDEN = sorted(Path(__file__).parent.parent.joinpath("golden").glob("cards-*.tercet"))


def test_events_read_as_sentences() -> None:
    english = words("en")
    taken = SetTaken(at=NOW, seat=BO, cards=(0, 1, 2), slots=(0, 1, 2), check=(), points=3, layout=())
    assert event_text(taken, NAMES, english) == "Bo takes a SET: 1RSO 1RSQ 1RSD."
    wrong = CallFailed(at=NOW, seat=ADA, reason="wrong", cards=(0, 1, 3), lost=(4,), points=0)
    said = event_text(wrong, NAMES, english)
    assert said == "Ada picks 1RSO 1RSQ 1GSO: not a SET. It costs one card. Score in this deal: 0."
    late = CallFailed(at=NOW, seat=ADA, reason="time", points=0)
    assert event_text(late, NAMES, english) == "Ada did not pick in time. Score in this deal: 0."
    assert event_text(PlayerSeated(at=NOW, seat=BO, name="Bo"), ("Ada",), words("es")) == "Bo se une a la mesa."
    shared = MatchEnded(at=NOW, totals=(9, 9), winners=(ADA, BO))
    assert event_text(shared, NAMES, words("fr")) == "Fin de la partie\u00a0: Ada et Bo se partagent la victoire."
    assert event_text(shared, NAMES, words("he")) == "סוף המשחק: הניצחון מתחלק בין Ada וBo."


def test_C13_a_hint_says_no_more_than_its_reader_may_know() -> None:
    hint = HintGiven(at=NOW, seat=ADA, hints=1, step=2, exists=True, cards=(9,))
    hidden = HintGiven(at=NOW, seat=ADA, hints=1, step=2)
    assert event_text(hint, NAMES, words("en")) == "Ada asks for a hint: 2RSO."
    assert event_text(hidden, NAMES, words("en")) == "Ada asks for a hint."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_complete_games_are_narrated(path: Path, language: str) -> None:
    log = parse_log(path.read_text(encoding="utf-8"), [CARD_GAME])
    names: list[str] = []
    for event in log.events:
        if isinstance(event, PlayerSeated):
            names.append(event.name)
        text = event_text(event, names, words(language), deck=log.rules.variant.deck)
        assert text.endswith((".", "”.", "?”", "».", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_lacks_its_message(language: str) -> None:
    told = {message_id.removeprefix("event-").replace("-", "") for message_id in words(language).ids()}
    assert {event.__name__.lower() for event in EVENTS} <= told
