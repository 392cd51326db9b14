"""Results of variants: without kinds of SET, under their own names, and on a timeline (V1 to V5)."""

from __future__ import annotations

import pytest

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules, edition
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.log_to_rows.game_facts import card_rules_label
from tercet.results.timeline import timeline_of
from tests.card_players import random_play
from tests.results.finished import as_history

GAMES = {
    "ultra": edition("es", law="ultra"),
    "ghost": edition("es", law="ghost", deck="solid"),
    "five": edition("es", deck="five", ending="takings", goal=10),
    "quads": edition("es", deck="four", law="quads"),
    "dots": edition("es", deck="dots", law="dots"),
    "chain": edition("es", way="chain", deck="solid"),
    "all": edition("fr", way="all", deck="solid"),
    "hidden": edition("es", way="hidden", deck="solid"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_of_every_variant_and_way_can_be_read(name: str) -> None:
    rules: CardRules = GAMES[name]
    play = random_play(rules, 2, name, coming=False)
    history = as_history(CARD_GAME, rules, play.events, ["guest:a", "guest:b"], code="variant", aftermath=False)
    assert read_table(history) is not None
    marks = timeline_of(history).marks
    assert sum(mark.what == "found" for mark in marks) == sum(player.right for player in play.state.players)
    printed = [edition(rules.edition), edition(rules.edition, deck="solid")]
    assert card_rules_label(rules) not in map(card_rules_label, printed), "its times are compared only with its own"
