"""Scores, matches, quick starts, seats and starting (C10, C11, C12, C14, C17)."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest

from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.cardgame.events import CallFailed, DealEnded, DealStarted, MatchEnded, VoteDenied
from tercet.core.cardgame.refusals import SetIsCertain
from tercet.core.cardgame.rules import CardRules, edition
from tercet.core.engine.game import Refusal
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.seating import commands, events, refusals
from tercet.core.seating.commands import AskHint
from tercet.core.seating.rules import clean_name
from tercet.core.sets.cards import CARDS, DECK_VALUES, deck_of, has_set, value_of
from tercet.core.sets.cards import THIRD as THIRD_OF
from tests.card_players import CardPlay, new_play
from tests.core.cardgame.scripted import a_set, only

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def play_deal(play: CardPlay, *takers: Seat) -> None:
    """Plays one deal in the point style; these players take the SETs in turn."""
    turn = 0
    while play.state.phase == "play":
        if has_set(play.state.cards):
            play.do(ClaimSet(seat=takers[turn % len(takers)], cards=a_set(play)))
            turn += 1
        else:
            for seat in play.state.dealt_in:
                if play.state.seating.chairs[seat].present:
                    play.do(SayNoSet(seat=seat))


def rules(name: str, **overrides: Any) -> CardRules:
    return edition(name, style="point", **overrides)


@pytest.mark.parametrize("name", ["es", "pt", "fr"])
def test_C10_the_score_is_the_number_of_cards_won(name: str) -> None:
    play = new_play(rules(name), 2, seed="score")
    play_deal(play, FIRST, FIRST, SECOND)
    ended = only(play.events, DealEnded)
    won = tuple(len(player.won) for player in play.state.players)
    assert ended.points == ended.totals == won
    assert sum(won) + len(ended.left) == 81
    assert only(play.events, MatchEnded).winners == (FIRST,)


def test_C10_in_he_every_set_scores_a_point() -> None:
    play = new_play(rules("he", deals=1), 2, seed="score")
    play_deal(play, FIRST, FIRST, SECOND)
    assert only(play.events, DealEnded).points == tuple(len(player.won) // 3 for player in play.state.players)


def test_C10_tied_players_share_the_win() -> None:
    play = new_play(rules("es"), 3, seed="pairs")
    play_deal(play, FIRST, SECOND)
    assert play.state.scores[FIRST] == play.state.scores[SECOND], "choose a seed with an even number of SETs"
    assert play.state.winners == (FIRST, SECOND)


def test_C10_a_player_who_never_played_wins_nothing() -> None:
    play = new_play(rules("he", deals=1), 2, seed="debt")
    a, b, c = next(
        three
        for three in zip(play.state.cards, play.state.cards[1:], play.state.cards[2:], strict=False)
        if not has_set(three)
    )
    for seat in (FIRST, SECOND):
        play.do(ClaimSet(seat=seat, cards=(a, b, c)))
    play.do(commands.Sit(name="late"))
    for seat in (FIRST, SECOND):
        play.do(commands.Leave(seat=seat))
    assert list(play.state.scores) == [-1, -1, 0]
    assert play.state.winners == (FIRST, SECOND)


def test_C13_a_matchs_result_counts_the_hints_of_all_its_deals() -> None:
    play = new_play(rules("he", no_set="checked", hints=True), 2, seed="hints")
    play.do(AskHint(seat=FIRST))
    only(play.do(SayNoSet(seat=FIRST)), VoteDenied)
    play_deal(play, SECOND)
    play.wait(10)
    play.do(AskHint(seat=FIRST))
    assert (play.state.players[FIRST].hints, play.state.players[FIRST].denied) == (2, 1)


def test_C11_the_host_deals_first_and_the_deal_goes_round_the_table() -> None:
    play = new_play(edition("he"))
    play.seat("one", "two", "three")
    play.do(commands.HandOver(seat=FIRST, to=THIRD))
    play.start()
    assert (play.state.dealer, play.state.dealers) == (THIRD, (FIRST, SECOND))
    rounds = new_play(rules("fr", deals=3), 3, seed="rounds")
    rounds.do(commands.Leave(seat=THIRD))
    for _ in range(2):
        play_deal(rounds, FIRST)
        rounds.wait(10)
    assert rounds.state.dealer == FIRST, "the first seat is to the left of the last one"


def test_C7_leavers_do_not_count_towards_two_players() -> None:
    play = new_play(rules("es"), 2, seed="alone now")
    play.do(commands.Leave(seat=SECOND))
    a, b, c = next(
        three
        for three in zip(play.state.cards, play.state.cards[1:], play.state.cards[2:], strict=False)
        if not has_set(three)
    )
    assert only(play.do(ClaimSet(seat=FIRST, cards=(a, b, c))), CallFailed).locked_until is None


def test_C11_leavers_keep_their_seats_during_a_match() -> None:
    play = new_play(edition("he", seats=2), 2)
    play.do(commands.Leave(seat=SECOND))
    with pytest.raises(refusals.TableFull):
        play.do(commands.Sit(name="late"))
    play.do(commands.Return(seat=SECOND))
    play.do(commands.Remove(seat=FIRST, who=SECOND))
    play.do(commands.Sit(name="late"))


def test_the_number_of_arrivals_at_a_table_is_limited() -> None:
    play = new_play(edition("es"))
    play.seat("host")
    for i in range(1, 64):
        play.do(commands.Sit(name="guest"))
        play.do(commands.Leave(seat=Seat(i)))
    with pytest.raises(refusals.TooManyComers):
        play.do(commands.Sit(name="guest"))


def test_C11_in_he_the_deal_passes_to_the_left_until_everybody_has_dealt_once() -> None:
    play = new_play(rules("he"), 3, seed="match")
    dealers = []
    for _ in range(3):
        dealers.append(play.state.dealer)
        play_deal(play, FIRST)
        play.wait(10)
    assert dealers == [FIRST, SECOND, THIRD]
    assert play.state.phase == "over"
    ends = [event for event in play.events if isinstance(event, DealEnded)]
    assert only(play.events, MatchEnded).totals == tuple(map(sum, zip(*(end.points for end in ends), strict=True)))
    assert ends[-1].next_at is None


def test_C11_es_and_pt_play_one_deal_or_the_longer_variant() -> None:
    for name in ("es", "pt"):
        assert edition(name).deals == 1
        play = new_play(rules(name, deals=0), 2, seed="longer")
        for _ in range(2):
            play_deal(play, SECOND)
            play.wait(10)
        assert (play.state.deal, play.state.phase, play.state.winners) == (2, "over", (SECOND,))


def test_C11_fr_plays_any_agreed_number_of_rounds() -> None:
    play = new_play(rules("fr", deals=5), 2, seed="rounds")
    dealers = []
    for _ in range(5):
        dealers.append(play.state.dealer)
        play_deal(play, FIRST)
        play.wait(10)
    assert dealers == [0, 1, 0, 1, 0]
    assert play.state.phase == "over"


def test_C11_the_score_in_he_may_stay_below_zero_across_deals() -> None:
    play = new_play(rules("he"), 2, seed="debt")
    wrong = next(
        (a, b, c)
        for a, b, c in zip(play.state.cards, play.state.cards[1:], play.state.cards[2:], strict=False)
        if not has_set((a, b, c))
    )
    play.do(ClaimSet(seat=SECOND, cards=wrong))
    play_deal(play, FIRST)
    play.wait(10)
    assert play.state.players[SECOND].total == -1


def test_C11_a_leavers_deal_is_skipped_and_they_keep_their_score() -> None:
    play = new_play(rules("he"), 3, seed="leaver")
    play_deal(play, SECOND)
    points = play.state.scores[SECOND]
    play.do(commands.Leave(seat=SECOND))
    play.wait(10)
    assert play.state.dealer == THIRD
    play_deal(play, FIRST)
    assert play.state.phase == "over"
    assert play.state.deal == 2
    assert play.state.scores[SECOND] == points > 0


def test_C11_a_match_ends_in_the_break_when_nobody_is_left_to_deal() -> None:
    play = new_play(rules("he"), 2, seed="leaver")
    play_deal(play, FIRST)
    only(play.do(commands.Leave(seat=SECOND)), MatchEnded)
    assert play.state.phase == "over"


def test_C11_with_agreed_rounds_the_deal_passes_on_without_the_leaver() -> None:
    play = new_play(rules("fr", deals=3), 3, seed="rounds")
    play.do(commands.Leave(seat=SECOND))
    dealers = []
    for _ in range(3):
        dealers.append(play.state.dealer)
        play_deal(play, FIRST)
        play.wait(10)
    assert dealers == [FIRST, THIRD, FIRST]
    assert play.state.phase == "over"


def test_C11_with_agreed_rounds_a_restarted_deal_keeps_its_dealer() -> None:
    play = new_play(rules("fr", deals=3), 3, seed="rounds")
    play.do(commands.Leave(seat=SECOND))
    play_deal(play, FIRST)
    play.wait(10)
    play.do(commands.Propose(seat=FIRST, what="restart"))
    play.do(commands.Agree(seat=THIRD))
    assert (play.state.deal, play.state.dealer, play.state.dealers) == (2, THIRD, (FIRST,))


def test_C11_a_latecomer_adds_no_deal_and_plays_from_the_next_one() -> None:
    play = new_play(rules("he"), 2, seed="late")
    play.do(commands.Sit(name="late"))
    assert list(play.state.dealt_in) == [FIRST, SECOND]
    play_deal(play, FIRST)
    play.wait(10)
    assert list(play.state.dealt_in) == [FIRST, SECOND, THIRD]
    play_deal(play, THIRD)
    assert play.state.deal == 2
    assert play.state.phase == "over"
    assert play.state.scores[THIRD] > 0


@pytest.mark.parametrize("name", ["es", "pt", "he", "fr"])
def test_C12_the_quick_start_has_the_27_solid_cards_and_twelve_on_the_table(name: str) -> None:
    play = new_play(rules(name, deck="solid", deals=1), 1, seed="quick")
    started = only(play.events, DealStarted)
    assert sorted((*started.layout, *started.pile)) == list(range(27))
    assert (len(started.layout), started.pile_count) == (12, 15)
    play_deal(play, FIRST)


@pytest.mark.parametrize("deck", sorted(DECK_VALUES))
def test_C12_the_deck_can_be_any_third_with_one_value_of_one_feature(deck: str) -> None:
    play = new_play(rules("he", deck=deck, deals=1), 2, seed="third")
    started = only(play.events, DealStarted)
    cards = [CARDS[card] for card in (*started.layout, *started.pile)]
    assert len(set(cards)) == 27
    feature, value = DECK_VALUES[deck]
    assert {value_of(card, feature) for card in cards} == {value}
    with pytest.raises(SetIsCertain):
        play.do(SayNoSet(seat=FIRST))
    play_deal(play, FIRST)
    assert play.state.phase == "over"
    nine = new_play(rules("fr", deck=deck, layout=9), 1, seed="simple")
    assert (len(nine.state.layout), nine.state.pile_count) == (9, 18)


def test_C12_the_twelve_thirds_are_all_different_and_cover_the_deck_four_times() -> None:
    decks = {deck_of(name) for name in DECK_VALUES}
    assert len(decks) == 12
    assert Counter(card for deck in decks for card in deck) == dict.fromkeys(range(81), 4)


def test_C12_the_simplified_variant_of_fr_lays_nine_in_a_square() -> None:
    play = new_play(rules("fr", deck="solid", layout=9), 1, seed="simple")
    assert (len(play.state.layout), play.state.pile_count) == (9, 18)
    play_deal(play, FIRST)
    assert play.state.phase == "over"


def test_C12_one_in_2225_deals_of_nine_solid_cards_contains_no_set() -> None:
    without = len(nine_without_a_set())
    assert without == 2106
    assert round(comb(27, 9) / without) == 2225


def nine_without_a_set() -> list[tuple[int, ...]]:
    """All hands of nine solid cards without a SET, built card by card."""
    hands: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), tuple(range(27)))]
    for _ in range(9):
        hands = [
            ((*hand, card), tuple(other for other in rest[place + 1 :] if other not in completing))
            for hand, rest in hands
            for place, card in enumerate(rest)
            for completing in [{THIRD_OF[card][held] for held in hand}]
        ]
    return [hand for hand, _ in hands]


def test_C14_one_to_twelve_people_play_and_leavers_make_room() -> None:
    play = new_play(edition("es"))
    play.seat(*(f"player {i}" for i in range(12)))
    with pytest.raises(refusals.TableFull):
        play.do(commands.Sit(name="thirteenth"))
    play.do(commands.Leave(seat=Seat(11)))
    play.do(commands.Sit(name="thirteenth"))
    with pytest.raises(refusals.TableFull):
        play.do(commands.Return(seat=Seat(11)))
    small = new_play(edition("es", seats=1))
    small.seat("one")
    with pytest.raises(refusals.TableFull):
        small.do(commands.Sit(name="two"))


def test_C17_a_deal_starts_when_everybody_is_ready() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two")
    assert [type(event) for event in play.do(commands.Ready(seat=FIRST))] == [events.PlayerReady]
    with pytest.raises(refusals.AlreadyReady):
        play.do(commands.Ready(seat=FIRST))
    started = only(play.do(commands.Ready(seat=SECOND)), DealStarted)
    assert started.nonces == ("", "")
    with pytest.raises(refusals.AlreadyStarted):
        play.do(commands.Ready(seat=FIRST))


def test_C17_a_deal_starts_when_the_host_starts_it() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two")
    with pytest.raises(refusals.NotHost):
        play.do(commands.Start(seat=SECOND))
    assert only(play.do(commands.Start(seat=FIRST)), DealStarted).players == (FIRST, SECOND)
    with pytest.raises(refusals.AlreadyStarted):
        play.do(commands.Start(seat=FIRST))


def test_C17_absent_players_are_not_waited_for_at_the_start() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two", "three")
    play.do(commands.GoAway(seat=THIRD))
    play.do(commands.Ready(seat=SECOND))
    only(play.do(commands.Ready(seat=FIRST)), DealStarted)


def test_C17_the_next_deal_starts_after_ten_seconds_or_when_everybody_is_ready() -> None:
    play = new_play(rules("he"), 3, seed="next")
    play_deal(play, FIRST)
    assert play.wait(9.999) == ()
    only(play.wait(0.001), DealStarted)
    play_deal(play, FIRST)
    for seat in (FIRST, SECOND):
        play.do(commands.Ready(seat=seat))
    only(play.do(commands.Ready(seat=THIRD)), DealStarted)


def test_C17_when_the_last_unready_player_leaves_the_others_start() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two", "three")
    for seat in (SECOND, THIRD):
        play.do(commands.Ready(seat=seat))
    only(play.do(commands.GoAway(seat=FIRST)), DealStarted)


def test_C17_a_game_does_not_start_because_the_others_left() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two")
    play.do(commands.Ready(seat=SECOND))
    play.do(commands.GoAway(seat=FIRST))
    assert play.state.phase == "lobby"
    only(play.do(commands.Start(seat=SECOND)), DealStarted)


def test_C17_while_the_host_is_away_the_longest_seated_player_acts() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two", "three")
    play.do(commands.GoAway(seat=FIRST))
    with pytest.raises(refusals.NotHost):
        play.do(commands.Start(seat=THIRD))
    with pytest.raises(refusals.NotHost):
        play.do(commands.Remove(seat=SECOND, who=THIRD))
    play.do(commands.Leave(seat=THIRD))
    play.do(commands.Remove(seat=SECOND, who=THIRD))
    assert play.state.seating.chairs[THIRD].removed
    assert play.state.seating.host == FIRST
    play.do(commands.ComeBack(seat=FIRST))
    with pytest.raises(refusals.NotHost):
        play.do(commands.Start(seat=SECOND))


def test_C17_present_heirs_precede_absent_ones() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two", "three")
    play.do(commands.GoAway(seat=SECOND))
    assert only(play.do(commands.Leave(seat=FIRST)), events.HostChanged).seat == THIRD


def test_C17_a_waiting_player_cannot_end_a_deal_whose_players_lost_their_connection() -> None:
    play = new_play(edition("es"), 2)
    play.do(commands.Sit(name="late"))
    for seat in (FIRST, SECOND):
        play.do(commands.GoAway(seat=seat))
    with pytest.raises(refusals.NotSeated):
        play.do(commands.Propose(seat=THIRD, what="end"))
    for seat in (FIRST, SECOND):
        ended = play.do(commands.Leave(seat=seat))
    only(ended, DealEnded)  # C18


def test_C17_the_next_deal_waits_while_nobody_is_present() -> None:
    play = new_play(rules("he"), 2, seed="next")
    play_deal(play, FIRST)
    for seat in (FIRST, SECOND):
        play.do(commands.GoAway(seat=seat))
    assert play.wait(3600) == ()


def test_C17_when_the_host_leaves_the_longest_seated_player_becomes_host() -> None:
    play = new_play(edition("es"))
    play.seat("one", "two", "three")
    play.do(commands.Sit(name="bot", bot=True))
    assert only(play.do(commands.Leave(seat=FIRST)), events.HostChanged).seat == SECOND
    play.do(commands.Leave(seat=SECOND))
    play.do(commands.Leave(seat=THIRD))
    assert play.state.seating.host == NOBODY, "a bot is never host"
    play.do(commands.Leave(seat=Seat(3)))
    play.do(commands.Return(seat=Seat(3)))
    assert play.state.seating.host == NOBODY
    play.do(commands.Return(seat=SECOND))
    assert play.state.seating.host == SECOND


def test_the_host_hands_over_removes_players_and_closes_the_table() -> None:
    play = new_play(edition("es"), 3)
    for command in (
        commands.HandOver(seat=SECOND, to=SECOND),
        commands.Remove(seat=SECOND, who=FIRST),
        commands.Close(seat=SECOND),
    ):
        with pytest.raises(refusals.NotHost):
            play.do(command)
    play.do(commands.HandOver(seat=FIRST, to=SECOND))
    assert only(play.do(commands.Remove(seat=SECOND, who=THIRD)), events.PlayerLeft).removed
    with pytest.raises(refusals.WasRemoved):
        play.do(commands.Return(seat=THIRD))
    with pytest.raises(refusals.NotHere):
        play.do(commands.Remove(seat=SECOND, who=THIRD))
    with pytest.raises(refusals.StillHere):
        play.do(commands.Return(seat=FIRST))
    committed = only(play.events, events.SeedCommitted)
    assert only(play.do(commands.Close(seat=SECOND)), events.TableClosed).seed == committed.seed
    for late in (
        commands.Close(seat=SECOND),
        commands.Sit(name="late"),
        commands.Ready(seat=FIRST),
        SayNoSet(seat=FIRST),
    ):
        with pytest.raises(refusals.GameOver):
            play.do(late)
    play.do(commands.Leave(seat=FIRST))


def test_opening_twice_changes_nothing() -> None:
    assert new_play(edition("es")).do(commands.Open()) == ()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("x" * 10_000, "x" * 24),
        ("שרה", "שרה"),
        ("👩‍🚀 Mae", "👩‍🚀 Mae"),
        ("<b>bold</b>", "<b>bold</b>"),
    ],
)
def test_names_are_short_plain_text(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    play = new_play(edition("es"))
    assert only(play.do(commands.Sit(name=given)), events.PlayerSeated).name == shown


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "\x00"])
def test_an_invisible_name_is_refused(name: str) -> None:
    with pytest.raises(refusals.BadName):
        new_play(edition("es")).do(commands.Sit(name=name))


def test_strangers_cannot_act_for_a_nonexistent_seat() -> None:
    play = new_play(edition("es"), 2)
    for seat in (Seat(-1), Seat(7)):
        for command in (commands.Leave(seat=seat), commands.Return(seat=seat), commands.GoAway(seat=seat)):
            with pytest.raises(refusals.NotSeated):
                play.do(command)


def test_every_refusal_has_its_own_code() -> None:
    codes = [kind().code for kind in all_kinds(Refusal)]
    assert len(set(codes)) == len(codes)


def all_kinds(kind: type[Refusal]) -> list[type[Refusal]]:
    return [kind for sub in kind.__subclasses__() for kind in (sub, *all_kinds(sub))]
