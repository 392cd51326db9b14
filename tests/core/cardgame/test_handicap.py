"""A lock time for one seat, so a parent and a child can race (C7)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.refusals import LockedOut
from tercet.core.cardgame.rules import edition
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands, refusals
from tercet.core.seating.authority import SeatHolder, TableOwner
from tercet.core.sets.cards import find_sets
from tests.card_players import CardPlay
from tests.core.cardgame.scripted import a_set

CHILD, PARENT = Seat(0), Seat(1)


def lobby(**overrides: Any) -> CardPlay:
    play = Playthrough(CARD_GAME, edition("fr", style="point", **overrides), FairChance(seeds_from("handicap-1")))
    play.seat("Child", "Parent")
    return play


def give(play: CardPlay, seconds: int, seat: Seat = CHILD) -> None:
    authority = TableOwner(seat) if seat == CHILD else SeatHolder(seat)
    play.do(commands.SetHandicap(seat=seat, who=PARENT, seconds=seconds, authority=authority))


def test_C7_a_seat_with_a_handicap_waits_on_new_cards_and_the_others_do_not() -> None:
    play = lobby()
    give(play, 5)
    play.start()
    with pytest.raises(LockedOut):
        play.do(ClaimSet(seat=PARENT, cards=a_set(play)))
    play.do(ClaimSet(seat=CHILD, cards=a_set(play)))
    play.wait(4.9)
    with pytest.raises(LockedOut):
        play.do(ClaimSet(seat=PARENT, cards=a_set(play)))
    play.wait(0.1)
    play.do(ClaimSet(seat=PARENT, cards=a_set(play)))
    assert [player.points for player in play.state.players] == [3, 3]


def test_C7_a_handicap_adds_to_the_lock_time_of_a_wrong_call() -> None:
    play = lobby()
    give(play, 5)
    play.start()
    play.wait(5)
    sets = {frozenset(found) for found in find_sets(play.state.cards)}
    wrong = next(three for three in combinations(play.state.cards, 3) if frozenset(three) not in sets)
    for seat in (CHILD, PARENT):
        play.do(ClaimSet(seat=seat, cards=wrong))
    child, parent = (player.locked_until for player in play.state.players)
    assert child is not None
    assert parent is not None
    assert parent - child == 5000


def test_C7_the_host_sets_a_handicap_between_deals_and_not_at_rated_tables() -> None:
    play = lobby()
    with pytest.raises(refusals.NotHost):
        give(play, 5, PARENT)
    give(play, 5)
    with pytest.raises(refusals.NothingChanges):
        give(play, 5)
    play.start()
    with pytest.raises(refusals.AlreadyStarted):
        give(play, 0)
    with pytest.raises(refusals.NotAtRatedTables):
        give(lobby(rated=True), 5)
