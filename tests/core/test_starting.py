"""How a deal starts, who hosts, and names and agreements, in both games (C17)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.cardgame.events import DealEnded, DealStarted, DealVoided, MatchEnded, PlayerDealtIn
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import EACH_DEALS, edition
from tercet.core.dicegame.events import DiceGameEnded, DiceGameStarted, DiceGameVoided
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.refusals import NotEnoughPlayers
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, commitment, seeds_from
from tercet.core.engine.game import Event
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.ruleset import RuleError
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands, refusals
from tercet.core.seating.authority import TableOwner
from tercet.core.seating.commands import AskHint
from tercet.core.seating.events import HostChanged, PlayerRenamed, PlayerSeated, SeedCommitted
from tercet.core.sets.cards import find_sets

ANA, BEA, CEM = Seat(0), Seat(1), Seat(2)
Play = Playthrough[Any, Any, Any]


def cards(**rules: Any) -> Play:
    return Playthrough(CARD_GAME, edition("es", **rules), FairChance(seeds_from("starting")))


def dice(**rules: Any) -> Play:
    return Playthrough(DICE_GAME, dice_rules(**rules), FairChance(seeds_from("starting")))


BOTH = pytest.mark.parametrize("table", [cards, dice], ids=["cards", "dice"])
Table = Callable[..., Play]


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def is_running(play: Play) -> bool:
    return play.state.phase not in ("lobby", "pause", "over")


def check(play: Play) -> None:
    """Checks that the log can be verified, whatever the engine allowed."""
    assert GameLog(play.game, play.rules, play.events).problems(RecomputedChance) == []


@BOTH
def test_C17_a_lone_ready_player_at_a_table_for_several_waits(table: Table) -> None:
    play = table()
    play.seat("Ana")
    assert kinds(play.do(commands.Ready(seat=ANA))) == ["PlayerReady"]
    play.seat("Bea")
    assert not is_running(play)
    play.do(commands.Ready(seat=BEA))
    assert is_running(play)
    check(play)


def test_C17_the_host_may_choose_to_play_alone() -> None:
    play = cards()
    play.seat("Ana")
    play.do(commands.Ready(seat=ANA))
    assert isinstance(play.do(commands.Start(seat=ANA))[0], DealStarted)
    check(play)


def test_C17_a_table_for_one_starts_when_its_player_is_ready() -> None:
    play = cards(seats=1)
    play.seat("Ana")
    assert kinds(play.do(commands.Ready(seat=ANA))) == ["PlayerReady", "DealStarted"]


def test_D4_dice_need_two_players_even_if_the_host_wants_to_start() -> None:
    play = dice()
    play.seat("Ana")
    with pytest.raises(NotEnoughPlayers):
        play.do(commands.Start(seat=ANA))


@BOTH
def test_C17_bots_count_and_are_always_ready(table: Table) -> None:
    play = table()
    play.seat("Ana")
    play.do(commands.Sit(name="Bot", bot=True))
    play.do(commands.Ready(seat=ANA))
    assert is_running(play)
    check(play)


@BOTH
def test_C17_bots_do_not_start_before_the_tables_creator_sits_down(table: Table) -> None:
    made = _made(table)
    for name in ("One", "Two"):
        made.do(commands.Sit(name=name, bot=True))
    for seat in (ANA, BEA):
        made.do(commands.Ready(seat=seat))
    assert not is_running(made)


@BOTH
def test_C17_ready_can_be_withdrawn_until_the_deal_starts(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea")
    with pytest.raises(refusals.NotReadyYet):
        play.do(commands.WithdrawReady(seat=ANA))
    play.do(commands.Ready(seat=ANA))
    play.do(commands.WithdrawReady(seat=ANA))
    play.do(commands.Ready(seat=BEA))
    assert not is_running(play)
    play.do(commands.Ready(seat=ANA))
    with pytest.raises(refusals.AlreadyStarted):
        play.do(commands.WithdrawReady(seat=ANA))
    check(play)


@BOTH
def test_C17_absent_players_are_not_waited_for(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    play.do(commands.GoAway(seat=CEM))
    play.do(commands.Ready(seat=ANA))
    play.do(commands.Ready(seat=BEA))
    assert is_running(play)
    check(play)


@BOTH
def test_C17_a_game_does_not_start_because_the_others_left(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea")
    play.do(commands.Ready(seat=ANA))
    play.do(commands.GoAway(seat=BEA))
    assert not is_running(play)
    play.do(commands.Leave(seat=BEA))
    assert not is_running(play)


@BOTH
def test_C17_a_player_alone_with_an_absent_one_waits_for_them_or_the_host(table: Table) -> None:
    """In whichever order they get ready and lose their connections."""
    for order in permutations((commands.GoAway(seat=ANA), commands.Ready(seat=BEA))):
        play = table()
        play.seat("Ana", "Bea")
        for command in order:
            play.do(command)
        assert not is_running(play)
        play.do(commands.Start(seat=BEA))
        assert is_running(play)
        check(play)


@BOTH
def test_C17_a_ready_player_who_is_back_completes_the_start(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea")
    play.do(commands.Ready(seat=ANA))
    play.do(commands.GoAway(seat=ANA))
    play.do(commands.Ready(seat=BEA))
    assert not is_running(play)
    play.do(commands.ComeBack(seat=ANA))
    assert is_running(play)
    check(play)


def test_C17_the_next_deal_does_not_start_automatically_for_a_player_left_alone() -> None:
    play = _after_a_deal()
    play.do(commands.Leave(seat=BEA))
    assert play.wait(60) == ()
    play.do(commands.Ready(seat=ANA))
    assert play.state.phase == "pause"
    play.do(commands.Start(seat=ANA))
    assert play.state.phase == "play"
    check(play)


def test_C17_the_next_deal_starts_automatically_after_the_break() -> None:
    play = _after_a_deal()
    assert play.wait(9) == ()
    assert any(isinstance(event, DealStarted) for event in play.wait(1))
    check(play)


def test_C17_an_away_host_starts_the_next_deal_and_the_log_is_accepted() -> None:
    play = _after_a_deal()
    play.do(commands.GoAway(seat=ANA))
    play.do(commands.Start(seat=ANA))
    check(play)


# Names


@BOTH
def test_C17_two_players_never_have_the_same_name(table: Table) -> None:
    play = table()
    play.seat("Ana", "ANA", "an\u200ba")
    assert [chair.name for chair in play.state.seating.chairs] == ["Ana", "ANA 2", "ana 3"]
    check(play)


def test_C17_a_number_after_a_long_name_keeps_it_within_the_limit() -> None:
    play = cards()
    play.seat("x" * 24, "x" * 24)
    assert [len(chair.name) for chair in play.state.seating.chairs] == [24, 24]


@BOTH
def test_C17_a_player_can_be_renamed_at_any_time(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea")
    play.start()
    assert play.do(commands.Rename(seat=BEA, name=" ana ")) == (PlayerRenamed(at=play.now, seat=BEA, name="ana 2"),)
    with pytest.raises(refusals.NothingChanges):
        play.do(commands.Rename(seat=BEA, name="ana 2"))
    play.do(commands.Rename(seat=BEA, name="Ana 2"))
    with pytest.raises(refusals.NotSeated):
        play.do(commands.Rename(seat=CEM, name="Cem"))
    check(play)


@BOTH
def test_C17_a_deleted_player_is_renamed_even_after_leaving_or_after_the_end(table: Table) -> None:
    """The table replaces the guest's former name itself, even if the new one is the same."""
    play = table()
    play.seat("Ana", "Bea")
    play.start()
    play.do(commands.Leave(seat=BEA))
    play.do(commands.Close(seat=ANA))
    assert play.state.phase == "over"
    for _ in range(2):
        assert play.do(commands.RenameAs(seat=BEA, name="—")) == (PlayerRenamed(at=play.now, seat=BEA, name="—"),)
    assert play.state.seating.chairs[BEA].name == "—"
    with pytest.raises(refusals.NotHere):
        play.do(commands.RenameAs(seat=CEM, name="—"))
    check(play)


def test_C17_a_log_with_two_equal_names_still_replays() -> None:
    play = cards()
    play.seat("Ana", "Bea")
    events = [
        PlayerSeated(at=event.at, seat=event.seat, name="Guest") if isinstance(event, PlayerSeated) else event
        for event in play.events
    ]
    assert GameLog(play.game, play.rules, events).problems() == []


# Who hosts


def _made(table: Table) -> Play:
    """A table whose creator has not sat down."""
    play = table()
    play.state = play.game.initial(play.rules)
    play.events.clear()
    play.do(commands.Open(hosted=True))
    return play


@BOTH
def test_C17_the_creator_of_a_table_is_its_host_before_sitting_down(table: Table) -> None:
    play = _made(table)
    play.seat("Ana", "Bea")
    assert play.state.seating.host == -1
    with pytest.raises(refusals.NotHost):
        play.do(commands.Close(seat=ANA))
    with pytest.raises(refusals.NotHost):
        play.do(commands.Remove(seat=ANA, who=BEA))
    play.do(commands.Remove(who=BEA, authority=TableOwner()))
    play.do(commands.Sit(name="Cem"))
    play.do(commands.Start(authority=TableOwner()))
    assert is_running(play)
    play.do(commands.HandOver(to=CEM, authority=TableOwner()))
    with pytest.raises(refusals.NotSeated):
        play.do(commands.Close(authority=TableOwner()))
    play.do(commands.Close(seat=CEM))
    check(play)


@BOTH
def test_C17_the_creator_hosts_from_their_seat_once_they_sit(table: Table) -> None:
    play = _made(table)
    play.seat("Ana")
    assert kinds(play.do(commands.Sit(name="Bea", authority=TableOwner()))) == ["PlayerSeated", "HostChanged"]
    assert (play.state.seating.host, play.state.seating.host_unseated) == (BEA, False)
    check(play)


@BOTH
def test_C17_a_stand_in_host_only_starts_deals_and_frees_leavers_seats(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    play.do(commands.GoAway(seat=ANA))
    for command in (
        commands.Remove(seat=BEA, who=ANA),
        commands.Remove(seat=BEA, who=CEM),
        commands.Close(seat=BEA),
        commands.HandOver(seat=BEA, to=CEM),
    ):
        with pytest.raises(refusals.NotHost):
            play.do(command)
    play.do(commands.Leave(seat=CEM))
    play.do(commands.Remove(seat=BEA, who=CEM))
    with pytest.raises(refusals.NotHere):
        play.do(commands.Remove(seat=BEA, who=CEM))
    play.do(commands.Start(seat=BEA))
    assert is_running(play)
    check(play)


@BOTH
def test_C17_handing_over_to_the_host_changes_nothing_and_is_refused(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea")
    with pytest.raises(refusals.NothingChanges):
        play.do(commands.HandOver(seat=ANA, to=ANA))
    log = GameLog(play.game, play.rules, [*play.events, HostChanged(at=play.now, seat=ANA)])
    assert [str(problem) for problem in log.problems()] == ["line 6: this cannot happen here: nothing changes"]


@BOTH
def test_C17_a_leaver_returns_to_their_own_seat(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea")
    play.start()
    play.do(commands.Leave(seat=BEA))
    play.do(commands.Return(seat=BEA))
    assert not play.state.seating.chairs[BEA].left
    check(play)


# Agreeing


def _take(play: Play, seat: Seat) -> None:
    a, b, c = find_sets(play.state.cards)[0]
    play.do(ClaimSet(seat=seat, cards=(a, b, c)))


def _after_a_deal() -> Play:
    play = cards(style="point", no_set="auto", deals=3, hints=True)
    play.seat("Ana", "Bea")
    play.start()
    while play.state.phase == "play":
        _take(play, ANA)
    return play


@BOTH
def test_C17_a_deal_is_redealt_when_all_its_people_agree(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    play.do(commands.Sit(name="Bot", bot=True))
    play.start()
    play.do(commands.GoAway(seat=CEM))
    seed = play.state.seed
    assert kinds(play.do(commands.Propose(seat=ANA, what="restart"))) == ["ProposalMade"]
    with pytest.raises(refusals.ProposalPending):
        play.do(commands.Propose(seat=BEA, what="end"))
    with pytest.raises(refusals.AlreadyAgreed):
        play.do(commands.Agree(seat=ANA))
    # a player with a lost connection agrees to nothing; players who left are not asked
    assert kinds(play.do(commands.Agree(seat=BEA))) == ["ProposalAgreed"]
    agreed = play.do(commands.Leave(seat=CEM))
    voided = next(event for event in agreed if isinstance(event, DealVoided | DiceGameVoided))
    assert voided.seed == seed
    fresh = next(event for event in agreed if isinstance(event, SeedCommitted))
    assert fresh.seed != seed
    assert fresh.commitment == commitment(fresh.seed)
    assert any(isinstance(event, DealStarted | DiceGameStarted) for event in agreed)
    assert is_running(play)
    assert play.state.seating.proposal is None
    check(play)


def test_C17_a_void_deal_restores_the_state_before_it() -> None:
    play = _after_a_deal()
    play.wait(10)
    before = play.state.players
    dealer, dealers, deal = play.state.dealer, play.state.dealers, play.state.deal
    _take(play, BEA)
    play.do(AskHint(seat=BEA))
    play.do(commands.Propose(seat=BEA, what="restart"))
    play.do(commands.Agree(seat=ANA))
    assert play.state.players == before
    assert (play.state.dealer, play.state.dealers, play.state.deal) == (dealer, dealers, deal)
    check(play)


@BOTH
def test_C17_a_person_alone_with_bots_redeals_or_ends_immediately(table: Table) -> None:
    for what in ("restart", "end"):
        play = table()
        play.seat("Ana")
        play.do(commands.Sit(name="Bot", bot=True))
        play.start()
        play.do(commands.Propose(seat=ANA, what=what))
        assert is_running(play) == (what == "restart")
        check(play)


@BOTH
def test_C17_declining_or_leaving_ends_the_proposal(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    play.start()
    play.do(commands.Propose(seat=ANA, what="end"))
    with pytest.raises(refusals.NoProposal):
        play.do(commands.Agree(seat=CEM, what="restart"))  # it was asked before, and withdrawn since
    play.do(commands.Decline(seat=BEA))
    with pytest.raises(refusals.NoProposal):
        play.do(commands.Agree(seat=CEM))
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Leave(seat=ANA))
    assert play.state.seating.proposal is None
    check(play)


@BOTH
def test_C17_an_agreement_completes_when_the_missing_player_leaves_not_disconnects(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    play.start()
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    play.do(commands.GoAway(seat=CEM))
    assert is_running(play)
    play.do(commands.Leave(seat=CEM))
    assert play.state.phase == "over"
    check(play)


@BOTH
def test_C17_D18_nobody_ends_a_game_while_the_others_are_disconnected(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea")
    play.start()
    play.do(commands.GoAway(seat=BEA))
    assert kinds(play.do(commands.Propose(seat=ANA, what="end"))) == ["ProposalMade"]
    assert is_running(play)
    play.do(commands.ComeBack(seat=BEA))
    play.do(commands.Decline(seat=BEA))
    assert is_running(play)
    check(play)


def test_C17_a_game_ended_by_agreement_keeps_its_scores() -> None:
    play = cards(style="point", deals=3)
    play.seat("Ana", "Bea")
    play.start()
    _take(play, BEA)
    play.do(commands.Propose(seat=ANA, what="end"))
    agreed = play.do(commands.Agree(seat=BEA))
    assert kinds(agreed) == ["ProposalAgreed", "DealEnded", "MatchEnded"]
    ended = next(event for event in agreed if isinstance(event, DealEnded))
    over = next(event for event in agreed if isinstance(event, MatchEnded))
    assert (ended.next_at, over.totals, over.winners) == (None, (0, 3), (BEA,))
    check(play)


def test_C17_a_match_can_be_ended_between_two_deals() -> None:
    play = _after_a_deal()
    with pytest.raises(refusals.NotStarted):
        play.do(commands.Propose(seat=ANA, what="restart"))
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    assert play.state.phase == "over"
    check(play)


def test_C17_a_dice_game_ended_by_agreement_reports_it() -> None:
    play = dice()
    play.seat("Ana", "Bea")
    play.start()
    play.do(commands.Propose(seat=ANA, what="end"))
    ended = play.do(commands.Agree(seat=BEA))[-1]
    assert isinstance(ended, DiceGameEnded)
    assert ended.reason == "agreed"


@BOTH
def test_C17_nothing_is_redealt_where_results_count_or_before_the_start(table: Table) -> None:
    play = table(rated=True)
    play.seat("Ana", "Bea")
    with pytest.raises(refusals.NotStarted):
        play.do(commands.Propose(seat=ANA, what="end"))
    play.start()
    with pytest.raises(refusals.NotAtRatedTables):
        play.do(commands.Propose(seat=ANA, what="restart"))


# Joining late


def test_C17_a_latecomer_joins_the_first_deal_immediately_if_the_host_allows_it() -> None:
    play = cards(late_join=True, style="point")
    play.seat("Ana")
    play.do(commands.Start(seat=ANA))
    came = play.do(commands.Sit(name="Bea"))
    assert PlayerDealtIn(at=play.now, seat=BEA) in came
    _take(play, BEA)
    assert play.state.players[BEA].points == 3
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    assert play.state.winners == (BEA,)
    check(play)


def test_C17_a_latecomer_otherwise_waits_for_the_next_deal() -> None:
    play = cards()
    play.seat("Ana", "Bea")
    play.start()
    play.do(commands.Sit(name="Cem"))
    assert play.state.dealt_in == (ANA, BEA)
    with pytest.raises(RuleError):
        edition("es", late_join=True, rated=True)


@BOTH
def test_C17_players_who_return_after_a_void_game_play_again(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    play.start()
    play.do(commands.GoAway(seat=CEM))
    play.do(commands.Propose(seat=ANA, what="restart"))
    play.do(commands.Agree(seat=BEA))
    play.do(commands.ComeBack(seat=CEM))
    playing = play.state.dealt_in if hasattr(play.state, "dealt_in") else play.state.playing
    assert CEM in playing


@BOTH
def test_C17_a_seatless_host_who_hands_over_later_leaves_a_verifiable_log(table: Table) -> None:
    play = _made(table)
    play.do(commands.Sit(name="Ana"))
    play.wait(5)
    play.do(commands.HandOver(to=ANA, authority=TableOwner()))
    check(play)


def test_C11_P1_the_last_dealer_may_leave_during_the_wait_for_nonces_and_deals_first() -> None:
    play = cards(deals=EACH_DEALS, style="point", no_set="auto")
    play.seat("Ana", "Bea")
    nonce = "ab" * 32
    digest = hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
    play.start()
    while play.state.phase == "play":
        _take(play, ANA)
    play.do(commands.GoAway(seat=BEA))
    play.do(commands.CommitNonce(seat=ANA, commitment=digest, seed=play.state.commitment))
    play.do(commands.Start(seat=ANA))
    assert play.state.seating.start is not None
    play.do(commands.Leave(seat=BEA))
    play.do(commands.RevealNonce(seat=ANA, nonce=nonce))
    assert play.state.phase == "play"
    assert play.state.dealer == BEA
    assert play.state.seating.chairs[BEA].left
    check(play)


@BOTH
def test_C17_a_proposal_at_a_closed_table_is_not_carried_out(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    play.start()
    play.do(commands.Propose(seat=ANA, what="restart"))
    play.do(commands.Agree(seat=BEA))
    play.do(commands.Close(seat=ANA))
    assert kinds(play.do(commands.Leave(seat=CEM))) == ["PlayerLeft"]
    assert play.state.phase == "over"
    check(play)


@BOTH
def test_P1_nothing_starts_at_a_table_closed_during_the_wait_for_nonces(table: Table) -> None:
    play = table()
    play.seat("Ana", "Bea", "Cem")
    nonce = "ab" * 16
    seed = play.state.commitment
    play.do(commands.CommitNonce(seat=ANA, commitment=hashlib.sha256(bytes.fromhex(nonce)).hexdigest(), seed=seed))
    play.do(commands.Start(seat=ANA))
    play.do(commands.Close(seat=ANA))
    assert play.wait(60) == ()
    assert play.do(commands.ExpireNonces()) == ()
    assert kinds(play.do(commands.Leave(seat=CEM))) == ["PlayerLeft"]
    assert play.state.phase == "over"
    check(play)
