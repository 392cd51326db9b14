"""One function decides who may do what, and every refusal agrees with it (C17)."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Refusal
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.engine.transition import NO_LUCK
from tercet.core.playthrough import new_playthrough
from tercet.core.seating import commands
from tercet.core.seating.authority import Authority, Permission, RoomMember, SeatHolder, TableOwner, permissions
from tercet.core.seating.refusals import NotHost, NotSeated

ANA, BEA, CEM, BOT = map(Seat, range(4))
ALL = frozenset(get_args(Permission)) - {"run-room"}
STAND_IN = frozenset({"start", "seat-bots", "close-seats"})
NOTHING: frozenset[str] = frozenset()
_SEATS = (NOBODY, ANA, BEA, CEM, BOT, Seat(9))
WHO: tuple[Authority, ...] = (*map(SeatHolder, _SEATS), *map(TableOwner, _SEATS), *map(RoomMember, _SEATS))
NEEDED: dict[Permission, commands.HostCommand] = {
    "start": commands.Start(),
    "close-seats": commands.Remove(who=CEM),
    "remove": commands.Remove(who=BEA),
    "hand-over": commands.HandOver(to=BEA),
    "close": commands.Close(),
}


def table(game: Any, *before: Command, hosted: bool = False) -> Any:
    """Ana, Bea, Cem (who has left) and a bot."""
    play = new_playthrough(game, game.rules_from(None, {}), FairChance(seeds_from("authority")))
    play.state = play.game.initial(play.rules)
    play.events.clear()
    play.do(commands.Open(hosted=hosted))
    play.seat("Ana", "Bea", "Cem")
    for command in (commands.Sit(name="Greedy", bot=True), commands.Leave(seat=CEM), *before):
        play.do(command)
    return play


SITUATIONS: dict[str, tuple[dict[str, bool], tuple[Command, ...]]] = {
    "the host is there": ({}, ()),
    "the host is away": ({}, (commands.GoAway(seat=ANA),)),
    "the host has left": ({}, (commands.Leave(seat=ANA),)),
    "everybody is away": ({}, (commands.GoAway(seat=ANA), commands.GoAway(seat=BEA))),
    "the owner has no seat": ({"hosted": True}, ()),
}


@pytest.mark.parametrize("game", [CARD_GAME, DICE_GAME], ids=lambda game: game.name)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_C17_a_command_is_refused_exactly_to_those_without_its_permission(game: Any, situation: str) -> None:
    hosted, before = SITUATIONS[situation]
    state = table(game, *before, **hosted).state
    for authority, (permission, command) in product(WHO, NEEDED.items()):
        refused: type[Refusal] | None = None
        try:
            game.decide(state, replace(command, authority=authority), NO_LUCK)
        except (NotHost, NotSeated) as refusal:
            refused = type(refusal)
        except Refusal:
            pass  # permitted, but there is nobody to start with or hand over to
        missing = NotHost if state.seating.is_taken(authority.seat) else NotSeated
        is_permitted = permission in permissions(state.seating, authority)
        assert refused is (None if is_permitted else missing), (authority, command)


def test_C17_the_host_may_do_everything_and_a_stand_in_only_what_others_wait_for() -> None:
    def found(situation: str) -> list[frozenset[Permission]]:
        hosted, before = SITUATIONS[situation]
        seating = table(CARD_GAME, *before, **hosted).state.seating
        return [permissions(seating, SeatHolder(seat)) for seat in (NOBODY, ANA, BEA, CEM, BOT)]

    assert found("the host is there") == [NOTHING, ALL, NOTHING, NOTHING, NOTHING]
    assert found("the host is away") == [NOTHING, ALL, STAND_IN, NOTHING, NOTHING]
    assert found("the host has left") == [NOTHING, NOTHING, ALL, NOTHING, NOTHING]
    assert found("the owner has no seat") == [NOTHING, STAND_IN, NOTHING, NOTHING, NOTHING]


def test_C17_an_owner_runs_the_table_until_another_host_takes_over() -> None:
    unseated = table(CARD_GAME, hosted=True)
    assert permissions(unseated.state.seating, TableOwner()) == ALL
    unseated.do(commands.HandOver(to=BEA, authority=TableOwner()))
    assert permissions(unseated.state.seating, TableOwner()) == NOTHING
    assert permissions(unseated.state.seating, TableOwner(BEA)) == ALL


@pytest.mark.parametrize("situation", SITUATIONS)
def test_R11_in_a_room_nobody_at_a_table_decides_about_its_bots_and_seats(situation: str) -> None:
    hosted, before = SITUATIONS[situation]
    seating = table(CARD_GAME, *before, **hosted).state.seating
    for seat in _SEATS:
        starts = seat == seating.acting_host() and seating.is_taken(seat)
        assert permissions(seating, RoomMember(seat)) == (frozenset({"start"}) if starts else NOTHING)
