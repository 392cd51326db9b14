"""A start void after nonces were revealed is counted, and those who caused it are named and sit out a deal (P1, P2)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Event
from tercet.core.engine.log import GameLog, format_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat, Seating
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.receipts import receipt_problems
from tercet.core.seating import commands
from tercet.core.seating.commit_reveal import asked_people
from tercet.core.seating.events import NonceRevealed, StartVoided
from tercet.core.sets.cards import find_sets
from tests.core.chance_verifier import verify
from tests.core.test_chance_verification import Client, settle
from tests.nonces import commit, reveal

ANA, BEA, CEM, DAN = map(Seat, range(4))
Play = Playthrough[Any, Any, Any]
BOTH = pytest.mark.parametrize("game", ["cards", "dice"])


def table(game: str, *names: str, **terms: Any) -> Play:
    rules: Any = edition("es", style="point", no_set="auto", **terms) if game == "cards" else dice_rules(**terms)
    play: Play = Playthrough(GAMES[game], rules, FairChance(seeds_from("void")))
    play.seat(*(names or ("Ana", "Bea", "Cem")))
    return play


def withhold(play: Play, *seats: Seat) -> StartVoided:
    """All players asked reveal, except these."""
    people = asked_people(play.state.seating)
    commit(play, *(seat for seat in people if not play.state.seating.chairs[seat].committed))
    if play.state.seating.start is None:
        play.do(commands.Start(seat=ANA))
    reveal(play, *(seat for seat in play.state.seating.start.seats if seat not in seats))
    play.wait(5)
    return next(event for event in reversed(play.events) if isinstance(event, StartVoided))


def players(play: Play) -> tuple[Seat, ...]:
    view = play.state
    found: tuple[Seat, ...] = view.dealt_in if hasattr(view, "dealt_in") else view.playing
    return found


def play_out(play: Play) -> None:
    while play.state.phase == "play":
        a, b, c = find_sets(play.state.cards)[0]
        play.do(ClaimSet(seat=ANA, cards=(a, b, c)))


def check(play: Play) -> None:
    log = GameLog(play.game, play.rules, play.events)
    assert log.problems(RecomputedChance) == []
    assert verify(format_log(log)) == []


@BOTH
def test_P1_a_player_who_causes_a_void_start_is_named_and_sits_out_only_the_next_deal(game: str) -> None:
    play = table(game, **({"deals": 2} if game == "cards" else {}))
    voided = withhold(play, CEM)
    assert (voided.caused_by, voided.in_a_row) == ((CEM,), 1)
    play.do(commands.ComeBack(seat=CEM))
    commit(play, ANA, BEA)
    reveal(play, ANA, BEA)
    assert players(play) == (ANA, BEA)
    if game == "cards":
        play_out(play)
        commit(play, ANA, BEA, CEM)
        play.wait(10)
        reveal(play, ANA, BEA, CEM)
        assert players(play) == (ANA, BEA, CEM)
    check(play)


@BOTH
def test_P1_a_start_counts_as_void_only_once_a_nonce_has_been_revealed(game: str) -> None:
    play = table(game)
    voided = withhold(play, ANA, BEA, CEM)
    assert (voided.caused_by, voided.in_a_row, play.state.seating.void_starts) == ((), 0, ())
    check(play)


@BOTH
def test_P1_after_a_second_void_start_nothing_continues_until_everybody_is_informed(game: str) -> None:
    play = table(game, "Ana", "Bea", "Cem", "Dan")
    for seat in (ANA, BEA, CEM, DAN):
        commit(play, seat)
        play.do(commands.Ready(seat=seat))
    withhold(play, DAN)
    assert play.state.seating.start is not None, "the first may be a lost connection"
    voided = withhold(play, CEM)
    assert (voided.in_a_row, voided.ready) == (2, ())
    assert play.state.seating.start is None
    commit(play, ANA, BEA)
    assert play.wait(60) == ()
    play.do(commands.Ready(seat=ANA))
    play.do(commands.Ready(seat=BEA))
    reveal(play, ANA, BEA)
    assert players(play) == (ANA, BEA)
    check(play)


def test_C17_P1_the_next_deal_does_not_start_automatically_after_two_void_starts() -> None:
    play = table("cards", "Ana", "Bea", "Cem", "Dan", deals=2)
    play.start()
    play_out(play)
    commit(play, ANA, BEA, CEM, DAN)
    play.wait(10)
    withhold(play, DAN)
    withhold(play, CEM)
    assert play.state.next_at is None
    assert play.wait(60) == ()
    play.do(commands.Start(seat=ANA))
    commit(play, ANA, BEA)
    reveal(play, ANA, BEA)
    assert play.state.dealer in (ANA, BEA)
    check(play)


@BOTH
def test_P1_two_players_continue_but_nobody_waits_for_the_nonce_again(game: str) -> None:
    """A deal needs two, and a lost connection must not end the evening."""
    play = table(game, "Ana", "Bea")
    withhold(play, BEA)
    play.do(commands.ComeBack(seat=BEA))
    assert asked_people(play.state.seating) == (ANA,)
    commit(play, ANA)
    reveal(play, ANA)
    assert players(play) == (ANA, BEA)
    check(play)


def test_P1_a_solo_player_is_asked_again() -> None:
    play = table("cards", "Ana", seats=1)
    commit(play, ANA)
    play.do(commands.Start(seat=ANA))
    play.wait(5)
    play.do(commands.ComeBack(seat=ANA))
    commit(play, ANA)
    play.do(commands.Start(seat=ANA))
    reveal(play, ANA)
    assert players(play) == (ANA,)
    check(play)


@BOTH
def test_P1_only_as_many_excluded_players_take_part_as_are_needed(game: str) -> None:
    play = table(game, "Ana", "Bea", "Cem", "Dan")
    withhold(play, BEA, CEM, DAN)
    for seat in (CEM, DAN):
        play.do(commands.ComeBack(seat=seat))
    commit(play, ANA)
    reveal(play, ANA)
    assert players(play) == (ANA, CEM), "present players come first"
    check(play)


@BOTH
def test_P1_leaving_and_returning_does_not_end_sitting_out(game: str) -> None:
    play = table(game)
    withhold(play, CEM)
    play.do(commands.Leave(seat=CEM))
    play.do(commands.Return(seat=CEM))
    commit(play, ANA, BEA)
    reveal(play, ANA, BEA)
    assert players(play) == (ANA, BEA)
    check(play)


@BOTH
def test_P1_nobody_voids_a_second_start_under_another_name_or_in_another_seat(game: str) -> None:
    play = table(game)
    withhold(play, CEM)
    play.do(commands.Leave(seat=CEM))
    play.do(commands.TakeOver(who=CEM, name="Expert"))
    play.do(commands.Sit(name="Cem again"))
    assert asked_people(play.state.seating) == (ANA, BEA)
    commit(play, DAN, ANA, BEA)
    reveal(play, ANA, BEA)
    assert players(play) == (ANA, BEA, CEM, DAN)
    check(play)


def test_P1_a_table_whose_other_people_are_away_is_not_stuck() -> None:
    play = table("cards", "Ana", "Bea", "Cem")
    withhold(play, ANA)
    play.do(commands.ComeBack(seat=ANA))
    for seat in (BEA, CEM):
        play.do(commands.GoAway(seat=seat))
    assert play.state.seating.start is None
    play.do(commands.Start(seat=ANA))
    commit(play, ANA)
    reveal(play, ANA)
    assert play.state.phase == "play"
    check(play)


def honest_and_puppet(game: str) -> tuple[Play, list[Client]]:
    """Ana, Bea and the puppet Cem, who has committed."""
    play = table(game)
    clients = [Client(play, ANA), Client(play, BEA)]
    settle(clients)
    commit(play, CEM)
    play.do(commands.Start(seat=ANA))
    return play, clients


def finish(play: Play, clients: list[Client]) -> None:
    settle(clients)
    assert play.state.phase not in ("lobby", "pause")
    play.do(commands.Close(seat=ANA))
    settle(clients)


@BOTH
def test_P2_a_deal_after_a_void_start_is_not_called_verified_and_its_cause_is_named(
    game: str,
) -> None:
    play, clients = honest_and_puppet(game)
    settle(clients)
    play.wait(5)
    finish(play, clients)
    for client in clients:
        verdict = client.verifier.verdict
        assert verdict is not None
        assert (verdict.problems, verdict.own, verdict.complete, verdict.is_verified) == ((), True, True, False)
        assert [(start.seats, start.names) for start in verdict.void_starts] == [((CEM,), ("Cem",))]
    receipt = clients[1].verifier.receipt(BEA)
    assert [start.names for start in receipt.dealings[-1].void_starts] == [("Cem",)]
    log = GameLog(play.game, play.rules, play.events)
    assert receipt_problems(log, receipt) == []
    seen = replace(receipt.dealings[-1], void_starts=())
    assert (1, "void-starts") in receipt_problems(log, replace(receipt, dealings=(seen,)))


@BOTH
def test_P2_a_client_whose_nonce_allegedly_never_arrived_counts_a_void_start(game: str) -> None:
    """An operator reads Bea's nonce, dislikes the deal, and pretends that nobody revealed anything."""
    play, (ana, bea) = honest_and_puppet(game)
    bea.follow()
    sent = bea.verifier.answer(bea.view, BEA, lambda: "")
    assert isinstance(sent, commands.RevealNonce)
    play.wait(5)
    voided = next(event for event in play.events if isinstance(event, StartVoided))
    assert (voided.caused_by, voided.in_a_row) == ((), 0)
    for seat in (ANA, BEA, CEM):
        play.do(commands.ComeBack(seat=seat))
    settle([ana, bea])
    play.do(commands.Start(seat=ANA))
    commit(play, CEM)
    settle([ana, bea])
    reveal(play, CEM)
    finish(play, [ana, bea])
    assert bea.verifier.verdict is not None
    assert not bea.verifier.verdict.is_verified
    assert BEA in bea.verifier.verdict.void_starts[0].seats
    log = GameLog(play.game, play.rules, play.events)
    assert receipt_problems(log, bea.verifier.receipt(BEA)) == [], "the log does contain that start"


@pytest.mark.parametrize("hides", [True, False])
@BOTH
def test_P2_a_void_start_hidden_behind_a_lost_connection_is_not_called_verified(game: str, hides: bool) -> None:
    play, (ana, bea) = honest_and_puppet(game)
    settle([ana, bea])
    play.wait(5)
    settle([ana])
    view = play.game.view(play.state, BEA)
    bea.view = replace(view, seating=replace(view.seating, void_starts=())) if hides else view
    bea.skip()
    bea.verifier.start_from(bea.view)
    finish(play, [ana, bea])
    verdict = bea.verifier.verdict
    assert verdict is not None
    assert (verdict.is_verified, verdict.complete) == (False, not hides)
    assert len(verdict.void_starts) == (0 if hides else 1)


@BOTH
def test_P2_clients_do_not_trust_the_table_about_who_caused_a_void_start(game: str) -> None:
    play, (ana, bea) = honest_and_puppet(game)

    def tamper(event: Event) -> Event:
        return replace(event, caused_by=(), in_a_row=0) if isinstance(event, StartVoided) else event

    bea.tamper = tamper
    settle([ana, bea])
    assert any(isinstance(event, NonceRevealed) for event in play.events)
    play.wait(5)
    finish(play, [ana, bea])
    assert bea.verifier.verdict is not None
    assert [start.seats for start in bea.verifier.verdict.void_starts] == [(CEM,)]


def test_P3_an_independent_verifier_finds_a_void_start_without_consequences() -> None:
    play = table("cards")
    withhold(play, CEM)
    commit(play, ANA, BEA)
    told = [replace(event, caused_by=()) if isinstance(event, StartVoided) else event for event in play.events]
    log = GameLog(play.game, play.rules, told)
    assert "caused_by is not [2]" in "; ".join(verify(format_log(log)))
    assert log.problems(RecomputedChance) != []


def test_P1_everybody_plays_if_nobody_sits_out() -> None:
    assert Seating().starters() == ()


def interrupted(game: str, *, revealing: bool) -> Play:
    """The server stops while a start waits for Bea and Cem, who were playing like Ana."""
    play = table(game)
    commit(play, ANA, BEA, CEM) if revealing else commit(play, ANA)
    play.do(commands.Start(seat=ANA))
    if revealing:
        reveal(play, ANA)
    play.wait(2)
    play.do(commands.InterruptPlay())
    return play


@BOTH
@pytest.mark.parametrize("revealing", [False, True])
def test_C20_nobody_sits_out_a_deal_because_the_server_stopped_during_a_start(game: str, revealing: bool) -> None:
    play = interrupted(game, revealing=revealing)
    play.wait(2.5)
    assert play.state.seating.start is not None, "the full time again"
    play.do(commands.ContinuePlay(seat=BEA))
    (commit if not revealing else reveal)(play, BEA)
    play.wait(5)
    chairs = play.state.seating.chairs
    assert play.state.seating.start is None
    assert [(chair.sits_out, chair.excused, chair.away) for chair in chairs] == [(False, False, False)] * 3
    assert play.state.phase == "lobby"
    # Cem returns, and all of them play
    play.do(commands.Start(seat=ANA))
    commit(play, *(seat for seat in (ANA, BEA, CEM) if not play.state.seating.chairs[seat].committed))
    reveal(play, ANA, BEA, CEM)
    assert players(play) == (ANA, BEA, CEM)
    check(play)


@BOTH
def test_C20_a_person_who_returned_to_a_start_and_withholds_the_nonce_sits_out(game: str) -> None:
    play = interrupted(game, revealing=True)
    play.do(commands.ContinuePlay(seat=CEM))
    play.wait(5)
    assert [chair.sits_out for chair in play.state.seating.chairs] == [False, False, True]
    assert [start.seats for start in play.state.seating.void_starts] == [(BEA, CEM)], "it counts, whatever the cause"
    check(play)


@BOTH
def test_C20_a_table_that_wakes_repeatedly_records_an_interrupted_start_once(game: str) -> None:
    play = interrupted(game, revealing=True)
    before = len(play.events)
    play.do(commands.InterruptPlay())
    assert len(play.events) == before
