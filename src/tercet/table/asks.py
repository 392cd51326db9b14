"""Answers to questions about the rules, so that no rule has to live in a client."""

from __future__ import annotations

from typing import Any

from tercet.core.cardgame.refusals import NotThreeCards
from tercet.core.cards import is_set, why_not
from tercet.core.play import Game
from tercet.table.refusals import NotThisGame
from tercet.wire.asks import Checked, Question, Reply, WhyNot


def answer(game: Game[Any, Any, Any], state: Any, question: Question) -> Reply:
    """What the rules say; a question that makes no sense here is a Refusal."""
    match question:
        case WhyNot(cards=(a, b, c)):
            if game.name != "cards":
                raise NotThisGame()
            if len({a, b, c}) < 3:
                raise NotThreeCards()
            return Checked(is_set(a, b, c), why_not(a, b, c))
