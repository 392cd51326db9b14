"""Nobody can influence a start by choosing their contribution late (P1)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

import msgspec
import pytest

from tercet.core.cardgame.events import DealStarted
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.events import DiceGameStarted
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, Source, commitment, seeds_from, shuffled
from tercet.core.engine.game import Event
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands, refusals
from tercet.core.seating import events as seating_events
from tercet.core.seating.commit_reveal import nonce_commitment
from tests.nonces import commit, nonce_of, reveal

ANA, BEA, BOT = Seat(0), Seat(1), Seat(2)
Play = Playthrough[Any, Any, Any]


def cards(**rules: Any) -> Play:
    return _seated(Playthrough(CARD_GAME, edition("es", **rules), FairChance(seeds_from("nonces"))))


def dice() -> Play:
    return _seated(Playthrough(DICE_GAME, dice_rules(), FairChance(seeds_from("nonces"))))


def _seated(play: Play) -> Play:
    """Two people and a bot."""
    play.seat("Ana", "Bea")
    play.do(commands.Sit(name="Bot", bot=True))
    return play


BOTH = pytest.mark.parametrize("table", [cards, dice], ids=["cards", "dice"])
Table = Callable[[], Play]


def started(events: tuple[Event, ...]) -> DealStarted | DiceGameStarted:
    return next(event for event in events if isinstance(event, DealStarted | DiceGameStarted))


def check(play: Play) -> None:
    assert GameLog(play.game, play.rules, play.events).problems(RecomputedChance) == []


@BOTH
def test_P1_a_start_uses_the_peoples_commitments_and_none_of_bots(table: Table) -> None:
    play = table()
    commit(play, 0, 1)
    play.do(commands.Ready(seat=ANA))
    fixed = play.do(commands.Ready(seat=BEA))[-1]
    assert isinstance(fixed, seating_events.CommitmentsFixed)
    assert (fixed.players, fixed.seats, fixed.seed) == ((0, 1, 2), (0, 1), play.state.commitment)
    reveal(play, 1)
    nonces = [nonce_of(seat, play.state.commitment) for seat in (0, 1)]
    last = play.do(commands.RevealNonce(seat=ANA, nonce=nonces[0]))
    assert started(last).nonces == (*nonces, "")
    check(play)


def test_P1_the_cards_follow_from_the_seed_and_all_nonces() -> None:
    play = cards()
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    reveal(play, 0, 1)
    nonces = (nonce_of(0, play.state.commitment), nonce_of(1, play.state.commitment), "")
    assert (*play.state.layout, *play.state.pile) == shuffled(Source(play.state.seed, nonces, 0), range(81))


@BOTH
def test_P1_without_commitments_a_game_starts_immediately_with_empty_nonces(table: Table) -> None:
    play = table()
    play.do(commands.Ready(seat=ANA))
    assert started(play.do(commands.Ready(seat=BEA))).nonces == ("", "", "")


@BOTH
def test_P1_a_commitment_applies_to_the_current_seed_and_precedes_the_list(table: Table) -> None:
    play = table()
    seed, digest = play.state.commitment, nonce_commitment("ab" * 32)
    with pytest.raises(refusals.OtherSeed):
        play.do(commands.CommitNonce(seat=ANA, commitment=digest, seed=commitment("00" * 32)))
    with pytest.raises(refusals.NonceNotAsked):
        play.do(commands.CommitNonce(seat=BOT, commitment=digest, seed=seed))
    play.do(commands.CommitNonce(seat=ANA, commitment=digest, seed=seed))
    with pytest.raises(refusals.AlreadyCommitted):
        play.do(commands.CommitNonce(seat=ANA, commitment=digest, seed=seed))
    commit(play, 0, 1)  # from another device, which doesn't know the first one's nonce
    fixed = play.do(commands.Start(seat=ANA))[-1]
    assert isinstance(fixed, seating_events.CommitmentsFixed)
    assert digest not in fixed.commitments
    with pytest.raises(refusals.AlreadyStarted):
        play.do(commands.CommitNonce(seat=ANA, commitment=digest, seed=seed))
    with pytest.raises(refusals.AlreadyStarted):
        play.do(commands.Ready(seat=ANA))


@BOTH
def test_P1_a_wrong_nonce_is_refused_and_a_right_one_is_revealed_once_on_request(table: Table) -> None:
    play = table()
    with pytest.raises(refusals.NonceNotAsked):
        play.do(commands.RevealNonce(seat=ANA, nonce="ab" * 32))
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    with pytest.raises(refusals.WrongNonce):
        play.do(commands.RevealNonce(seat=ANA, nonce="ab" * 32))
    with pytest.raises(refusals.NonceNotAsked):
        play.do(commands.RevealNonce(seat=BOT, nonce="ab" * 32))
    reveal(play, 0)
    with pytest.raises(refusals.AlreadyRevealed):
        reveal(play, 0)


@BOTH
def test_P1_a_player_who_does_not_reveal_counts_as_away_and_a_new_seed_is_drawn(table: Table) -> None:
    play = table()
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    reveal(play, 0)
    seed = play.state.seed
    assert play.wait(4.9) == ()
    voided = play.wait(0.1)
    missed, away, void, fresh, awaited = voided
    assert isinstance(missed, seating_events.NonceMissed)
    assert isinstance(away, seating_events.PlayerAway)
    assert (missed.seat, away.seat) == (BEA, BEA)
    assert isinstance(void, seating_events.StartVoided)
    assert void.seed == seed
    assert isinstance(fresh, seating_events.SeedCommitted)
    assert isinstance(awaited, seating_events.CommitmentsAwaited)
    play.do(commands.ComeBack(seat=BEA))  # however soon they return: nobody waits for them again in this deal
    commit(play, 0)
    reveal(play, 0)
    start = next(event for event in play.events if isinstance(event, DealStarted | DiceGameStarted))
    assert (start.players, start.nonces) == ((ANA, BOT), (nonce_of(0, play.state.commitment), ""))
    check(play)


@BOTH
def test_P1_a_due_start_waits_a_few_seconds_for_missing_commitments(table: Table) -> None:
    play = table()
    commit(play, 0)
    assert isinstance(play.do(commands.Start(seat=ANA))[-1], seating_events.CommitmentsAwaited)
    commit(play, 1)
    assert play.state.seating.start.seats == (ANA, BEA)
    reveal(play, 0, 1)
    check(play)
    late = table()
    commit(late, 0)
    late.do(commands.Start(seat=ANA))
    events = late.wait(5)
    assert [type(event) for event in events] == [
        seating_events.NonceMissed,
        seating_events.PlayerAway,
        seating_events.CommitmentsFixed,
    ]
    reveal(late, 0)
    assert late.state.phase not in ("lobby", "pause")
    check(late)


@BOTH
def test_P1_a_start_without_anybody_to_commit_is_cancelled_and_can_be_retried(table: Table) -> None:
    play = table()
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    play.wait(5)
    assert play.state.phase == "lobby"
    assert play.state.seating.start is None
    play.do(commands.ComeBack(seat=ANA))
    commit(play, 0)
    play.do(commands.Ready(seat=ANA))
    reveal(play, 0)
    assert play.state.phase != "lobby"
    check(play)


@BOTH
def test_P1_joining_or_removal_after_the_list_is_fixed_changes_no_card(table: Table) -> None:
    """Otherwise an operator could seat and remove bots until the cards are favourable."""
    quiet, busy = table(), table()
    for play in (quiet, busy):
        commit(play, 0, 1)
        play.do(commands.Start(seat=ANA))
        reveal(play, 0)
    busy.do(commands.Sit(name="Another", bot=True))
    busy.do(commands.Leave(seat=BOT))
    reveal(quiet, 1)
    reveal(busy, 1)
    drawn = [[event.chance_outcome for event in play.events] for play in (quiet, busy)]
    first = [next(found for found in events if found is not None) for events in drawn]
    assert first[0] == first[1]
    check(busy)


@BOTH
@pytest.mark.parametrize("first", [True, False])
def test_P1_once_the_list_is_fixed_leaving_takes_effect_after_the_start(table: Table, first: bool) -> None:
    play = table()
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    reveal(play, *((1,) if first else ()))
    assert [type(event) for event in play.do(commands.Leave(seat=BEA))] == [seating_events.PlayerLeaving]
    assert play.do(commands.Leave(seat=BEA)) == (), "once is enough"
    reveal(play, *((0,) if first else (0, 1)))
    assert play.state.phase != "lobby"
    kinds = [type(event) for event in play.events]
    assert kinds.index(seating_events.PlayerLeft) > kinds.index(
        DealStarted if play.game is CARD_GAME else DiceGameStarted
    )
    assert play.state.seating.chairs[BEA].left
    check(play)


@BOTH
def test_P1_a_leaver_who_withholds_the_nonce_voids_the_start_at_its_deadline(table: Table) -> None:
    play = table()
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    reveal(play, 0)
    play.do(commands.Leave(seat=BEA))
    assert play.wait(4.9) == ()
    play.wait(0.1)
    voided = next(event for event in play.events if isinstance(event, seating_events.StartVoided))
    assert (voided.caused_by, voided.in_a_row) == ((BEA,), 1)
    assert play.state.seating.chairs[BEA].left
    commit(play, 0)
    reveal(play, 0)
    assert play.state.phase != "lobby"
    check(play)


@BOTH
def test_P1_a_player_may_cancel_leaving_and_a_leaving_host_is_succeeded_after_the_start(
    table: Table,
) -> None:
    play = table()
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    for seat in (ANA, BEA):
        play.do(commands.Leave(seat=seat))
    play.do(commands.Return(seat=BEA))
    assert play.state.seating.host == ANA
    reveal(play, 0, 1)
    assert [chair.left for chair in play.state.seating.chairs] == [True, False, False]
    assert play.state.seating.host == BEA
    check(play)


@BOTH
def test_P1_the_host_cannot_void_a_start_by_removing_a_player_either(table: Table) -> None:
    play = table()
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    play.do(commands.Leave(seat=BEA))
    play.do(commands.Remove(seat=ANA, who=BEA))
    with pytest.raises(refusals.WasRemoved):
        play.do(commands.Return(seat=BEA))
    reveal(play, 0, 1)
    assert play.state.phase != "lobby"
    assert (play.state.seating.chairs[BEA].left, play.state.seating.chairs[BEA].removed) == (True, True)
    check(play)


@BOTH
def test_P1_no_bot_takes_a_leavers_seat_in_between(table: Table) -> None:
    play = table()
    play.do(commands.Sit(name="Cem"))
    commit(play, 0, 1, 3)
    play.do(commands.GoAway(seat=Seat(3)))
    play.do(commands.Start(seat=ANA))
    play.do(commands.Leave(seat=Seat(3)))
    with pytest.raises(refusals.NotFree):
        play.do(commands.TakeOver(who=Seat(3), name="Expert"))
    reveal(play, 0, 1)
    assert play.state.phase != "lobby"
    play.do(commands.TakeOver(who=Seat(3), name="Expert"))
    check(play)


def test_P1_every_deal_of_a_match_has_fresh_nonces_even_if_it_starts_automatically() -> None:
    play = cards(deals=2, no_set="auto")
    commit(play, 0, 1)
    play.do(commands.Start(seat=ANA))
    reveal(play, 0, 1)
    play.do(commands.Propose(seat=ANA, what="restart"))
    play.do(commands.Leave(seat=BEA))
    first = play.state.commitment
    commit(play, 0)
    reveal(play, 0)
    starts = [event for event in play.events if isinstance(event, DealStarted)]
    assert first == play.state.commitment
    used = list(chain.from_iterable(event.nonces for event in starts))
    assert len({nonce for nonce in used if nonce}) == 3
    check(play)


def test_P1_automatic_messages_from_a_client_do_not_count_as_presence() -> None:
    assert {command.__name__ for command in commands.COMMANDS if command.automatic} == {"CommitNonce", "RevealNonce"}


@pytest.mark.parametrize("nonce", ["", "ab", "AB" * 32, "ab" * 33, "abc" * 11])
def test_P1_a_nonce_has_sixteen_to_thirty_two_bytes(nonce: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "RevealNonce", "nonce": nonce}, commands.RevealNonce)
