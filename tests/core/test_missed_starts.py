"""A player who misses a start sits out that start only, and nobody else is affected (C17, P1)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.cardgame.events import DealStarted
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.chance_verification import ChanceVerifier
from tercet.core.dicegame.events import DiceGameStarted
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Event
from tercet.core.engine.log import GameLog, format_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands, events
from tercet.core.sets.cards import find_sets
from tests.core.chance_verifier import verify
from tests.nonces import commit, nonce_of, reveal

ANA, BEA, CEM = Seat(0), Seat(1), Seat(2)
Play = Playthrough[Any, Any, Any]
BOTH = pytest.mark.parametrize("game", ["cards", "dice"])


def table(game: str, *names: str, **terms: Any) -> Play:
    rules: Any = edition("es", **terms) if game == "cards" else dice_rules(**terms)
    play: Play = Playthrough(GAMES[game], rules, FairChance(seeds_from("missed")))
    play.seat(*(names or ("Ana", "Bea", "Cem")))
    return play


def last(play: Play, kind: type[Event]) -> Any:
    return next(event for event in reversed(play.events) if isinstance(event, kind))


def check(play: Play) -> None:
    """Checks that the rules accept the log, and so does the verifier written from the protocol page."""
    log = GameLog(play.game, play.rules, play.events)
    assert log.problems(RecomputedChance) == []
    assert verify(format_log(log)) == []


def missed_by_all(play: Play) -> None:
    """Nobody reveals, so the start is cancelled."""
    seats = play.state.seating.people()
    commit(play, *seats)
    play.do(commands.Start(seat=ANA))
    play.wait(5)
    assert play.state.seating.start is None
    assert all(chair.excused for chair in play.state.seating.chairs if not chair.bot)


@BOTH
def test_P1_a_player_back_after_a_missed_start_is_asked_for_a_nonce_before_committing(game: str) -> None:
    play = table(game)
    missed_by_all(play)
    play.do(commands.ComeBack(seat=ANA))
    commit(play, ANA)
    (back,) = play.do(commands.ComeBack(seat=BEA))
    assert isinstance(back, events.PlayerBack)
    assert back.asked
    assert isinstance(play.do(commands.Start(seat=ANA))[-1], events.CommitmentsAwaited), (
        "the start waits for Bea's nonce"
    )
    commit(play, BEA)
    assert last(play, events.CommitmentsFixed).seats == (ANA, BEA)
    reveal(play, ANA, BEA)
    nonces = last(play, DealStarted if game == "cards" else DiceGameStarted).nonces
    assert nonces == (nonce_of(ANA, play.state.commitment), nonce_of(BEA, play.state.commitment), "")
    check(play)


@BOTH
def test_P1_a_player_who_returns_to_their_seat_after_a_missed_start_is_asked_again(game: str) -> None:
    play = table(game)
    missed_by_all(play)
    play.do(commands.Leave(seat=BEA))
    play.do(commands.ComeBack(seat=ANA))
    commit(play, ANA)
    returned = play.do(commands.Return(seat=BEA))[0]
    assert isinstance(returned, events.PlayerReturned)
    assert returned.asked
    assert isinstance(play.do(commands.Start(seat=ANA))[-1], events.CommitmentsAwaited)
    check(play)


@BOTH
def test_P1_a_player_who_returned_during_a_cancelled_start_is_asked_at_the_next(game: str) -> None:
    """Before the fix, Bea, who had committed during that start, sent nothing again: the next deal lacked her nonce."""
    play = table(game)
    commit(play, ANA, BEA, CEM)
    play.do(commands.Start(seat=ANA))
    reveal(play, ANA, CEM)
    play.wait(5)
    (back,) = play.do(commands.ComeBack(seat=BEA))
    assert isinstance(back, events.PlayerBack)
    assert not back.asked, "however soon: nobody waits for them again in this deal"
    commit(play, BEA)
    play.do(commands.GoAway(seat=CEM))
    play.do(commands.GoAway(seat=ANA))
    voided = last(play, events.StartVoided)
    assert (voided.seed, voided.asked) == ("", (BEA,))
    assert not play.state.seating.chairs[BEA].excused
    assert isinstance(play.do(commands.Start(seat=BEA))[-1], events.CommitmentsFixed)
    reveal(play, BEA)
    assert last(play, DealStarted if game == "cards" else DiceGameStarted).nonces[BEA]
    check(play)


def after_a_deal() -> Play:
    """A match between its first and second deals."""
    play = table("cards", "Ana", "Bea", style="point", no_set="auto", deals=3)
    play.start()
    while play.state.phase == "play":
        a, b, c = find_sets(play.state.cards)[0]
        play.do(ClaimSet(seat=ANA, cards=(a, b, c)))
    return play


def test_C17_P1_after_a_cancelled_next_deal_everybody_gets_another_break_to_return() -> None:
    """Before the fix, it began as soon as one player was back, without the others' nonces."""
    play = after_a_deal()
    commit(play, ANA, BEA)
    play.wait(10)
    assert play.state.seating.start is not None
    play.wait(5)
    assert [event.seat for event in play.events if isinstance(event, events.NonceMissed)] == [ANA, BEA]
    play.do(commands.ComeBack(seat=BEA))
    commit(play, BEA)
    assert play.wait(9) == ()
    play.do(commands.ComeBack(seat=ANA))
    commit(play, ANA)
    play.wait(1)
    assert last(play, events.CommitmentsFixed).seats == (ANA, BEA)
    reveal(play, ANA, BEA)
    assert play.state.phase == "play"
    check(play)


@BOTH
def test_C17_only_players_who_missed_a_start_must_press_ready_again(game: str) -> None:
    play = table(game)
    commit(play, ANA, BEA, CEM)
    for seat in (ANA, BEA, CEM):
        play.do(commands.Ready(seat=seat))
    reveal(play, ANA, CEM)
    play.wait(5)
    play.do(commands.GoAway(seat=CEM))
    play.do(commands.GoAway(seat=ANA))
    assert play.state.seating.start is None
    assert [chair.ready for chair in play.state.seating.chairs] == [True, False, True]
    play.do(commands.ComeBack(seat=CEM))
    assert isinstance(play.do(commands.ComeBack(seat=ANA))[-1], events.CommitmentsAwaited), (
        "Bea, who isn't ready, sits this deal out"
    )
    commit(play, ANA, CEM)
    reveal(play, ANA, CEM)
    assert play.state.phase not in ("lobby", "pause")
    check(play)


def test_C17_D4_a_player_who_leaves_before_the_start_leaves_the_others_ready() -> None:
    play = table("dice", "Ana", "Bea", seats=2)
    commit(play, ANA)
    play.do(commands.Ready(seat=ANA))
    assert isinstance(play.do(commands.Ready(seat=BEA))[-1], events.CommitmentsAwaited)
    assert isinstance(play.do(commands.Leave(seat=BEA))[-1], events.StartVoided)
    assert play.state.seating.chairs[ANA].ready
    assert len(play.do(commands.Sit(name="Cem"))) == 1, "a game never starts because somebody sat down"
    commit(play, CEM)
    assert isinstance(play.do(commands.Ready(seat=CEM))[-1], events.CommitmentsFixed)
    check(play)


@BOTH
def test_P1_without_nonces_from_any_client_only_one_start_waits_in_vain(game: str) -> None:
    """Otherwise clients without nonces could never start once everybody else is gone."""
    play = table(game)
    commit(play, CEM)
    play.do(commands.Leave(seat=CEM))
    for _ in range(2):
        for seat in (ANA, BEA):
            play.do(commands.Ready(seat=seat))
        if play.state.seating.start is None:
            break
        play.wait(5)
        assert last(play, events.StartVoided).asked == ()
        for seat in (ANA, BEA):
            play.do(commands.ComeBack(seat=seat))
    assert play.state.phase not in ("lobby", "pause")
    assert last(play, DealStarted if game == "cards" else DiceGameStarted).nonces == ("", "")
    check(play)


@BOTH
def test_P2_P3_an_operator_who_does_not_ask_again_is_detected(game: str) -> None:
    play = table(game)
    missed_by_all(play)
    play.do(commands.ComeBack(seat=BEA))
    told = [replace(event, asked=False) if isinstance(event, events.PlayerBack) else event for event in play.events]
    log = GameLog(play.game, play.rules, told)
    assert any("asked is" in str(problem) for problem in log.problems(RecomputedChance))
    assert "is seat 1 asked again? It should be True" in "; ".join(verify(format_log(log)))


def test_P2_a_client_skipped_by_a_start_without_a_list_reports_it() -> None:
    play = table("cards", "Ana", "Bea")
    missed_by_all(play)
    verifier = ChanceVerifier(CARD_GAME)
    view = CARD_GAME.view(play.state, BEA)
    verifier.start_from(view)
    assert verifier.answer(view, BEA, lambda: "ab" * 32) is not None
    back = events.PlayerBack(at=play.now, seat=BEA)
    verifier.observe(view, back, BEA)
    view = CARD_GAME.project(view, back)
    assert view.seating.chairs[BEA].excused
    for event in (*play.do(commands.Start(seat=ANA)), *play.do(commands.Close(seat=ANA))):
        verifier.observe(view, event.seen_by(BEA), BEA)
        view = CARD_GAME.project(view, event)
    assert verifier.verdict is not None
    assert "unasked" in verifier.verdict.problems
