"""Placed dice when time runs out, tables of exactly three dice, and which turns are still possible (D6)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.dicegame.board import STANDARD, Board, Square
from tercet.core.dicegame.commands import PassTurn, Placing, SaveDraft, SwapWild
from tercet.core.dicegame.dice import WILD, Die
from tercet.core.dicegame.events import TurnPassed, TurnPlayed
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import parse_face, parse_hand, parse_turn
from tercet.core.dicegame.questions import open_squares, wild_faces
from tercet.core.dicegame.refusals import DieInNoSet, DieTwice, NotNow, NotYourDie, OffBoard, TooFewDice
from tercet.core.dicegame.scoring import Scoring, explain
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tests.core.dicegame.players import DicePlay
from tests.core.dicegame.scripted import die_showing, game_at, lay, only

EMBLEM = "1RO@e6 2RO@f6 3RO@g6"
FIVE = "1RO 1GO 1PO 2GO 2PO"
EXACTLY = Scoring(exactly_three=True)


def draft(play: DicePlay, seat: int, *dice: tuple[str, str]) -> SaveDraft:
    placings = tuple(Placing(die_showing(play, seat, face), Square(square)) for face, square in dice)
    return SaveDraft(seat=Seat(seat), round=play.state.round, dice=placings)


def started(*hands: str, **changes: Any) -> DicePlay:
    """A game in which the first player's turn started at time 0."""
    return game_at(EMBLEM, *hands, until=Millis(120_000), **changes)


def test_D6_a_legal_placed_turn_is_played_when_time_runs_out() -> None:
    play = started(FIVE, FIVE)
    assert play.do(draft(play, 0, ("1RO", "h6"))) == (), "nobody else sees a draft"
    played = only(play.wait(120), TurnPlayed)
    assert (played.seat, played.points, played.timed) == (0, 3, True)
    assert play.state.last_turn is not None
    assert play.state.last_turn.timed


def test_D6_an_illegal_placed_turn_becomes_a_pass_when_time_runs_out() -> None:
    play = started(FIVE, FIVE)
    play.do(draft(play, 0, ("1RO", "h6"), ("2GO", "a1")))
    assert only(play.wait(120), TurnPassed).reason == "time"


def test_D6_the_host_may_make_every_timeout_a_pass() -> None:
    play = started(FIVE, FIVE, time_out="pass")
    play.do(draft(play, 0, ("1RO", "h6")))
    assert only(play.wait(120), TurnPassed).reason == "time"


def test_D6_the_last_draft_counts_and_an_empty_one_is_a_pass() -> None:
    play = started(FIVE, FIVE)
    play.do(draft(play, 0, ("1RO", "h6")))
    play.do(draft(play, 0))
    assert only(play.wait(120), TurnPassed)


def test_D6_a_pass_is_a_pass_whatever_is_placed_on_the_board() -> None:
    play = started(FIVE, FIVE)
    play.do(draft(play, 0, ("1RO", "h6")))
    assert only(play.do(PassTurn(seat=Seat(0))), TurnPassed).reason == "passed"


def test_D6_a_draft_counts_only_in_its_own_round() -> None:
    play = started(FIVE, FIVE, extra_roll=False)
    old = draft(play, 0, ("1RO", "h6"))
    play.do(old)
    play.do(PassTurn(seat=Seat(0)))
    lay(play, 1, "1RO@h6")
    assert play.state.turn == 0
    assert play.state.round == 3
    with pytest.raises(NotNow):
        play.do(old)
    play.wait(120)
    assert play.state.players[0].rounds[-1] == 0


def test_C17_a_draft_from_a_voided_game_is_ignored_in_the_next() -> None:
    play = started(FIVE, FIVE)
    old = play.do(draft(play, 0, ("1RO", "h6"))), play.drafts[Seat(0)]
    play.state = replace(play.state, started_at=Millis(play.now + 1))
    with pytest.raises(NotNow):
        DICE_GAME.decide(play.state, old[1], play.chance)
    assert only(play.wait(120), TurnPassed).reason == "time"


def test_D6_a_draft_contains_only_your_own_dice_once_each_on_the_board() -> None:
    play = started(FIVE, FIVE)
    own = die_showing(play, 0, "1RO")
    for placings, refusal in (
        ((Placing(Die(41), Square("h6")),), NotYourDie),
        ((Placing(own, Square("h6")), Placing(own, Square("h7"))), DieTwice),
        ((Placing(own, Square("z9")),), OffBoard),
    ):
        with pytest.raises(refusal):
            play.do(SaveDraft(seat=Seat(0), round=2, dice=placings))
    with pytest.raises(NotNow):
        play.do(SaveDraft(seat=Seat(0), round=1))
    assert play.do(draft(play, 1, ("1RO", "h6"))) == (), "players may plan ahead during another's turn"


def test_D6_a_table_of_exactly_three_accepts_no_fewer() -> None:
    play = game_at(EMBLEM, FIVE, "1RO 1GO", exactly_three=True)
    with pytest.raises(TooFewDice) as raised:
        lay(play, 0, "1RO@h6")
    assert raised.value.details == {"least": 3}
    assert only(lay(play, 0, "1RO@h6 1GO@h7 1PO@h8"), TurnPlayed).points == 7
    with pytest.raises(TooFewDice):
        lay(play, 1, "1GO@i6")


def test_D6_a_player_with_fewer_than_three_dice_plays_all_of_them() -> None:
    play = game_at(EMBLEM, "1RO 1GO", FIVE, exactly_three=True)
    with pytest.raises(TooFewDice) as raised:
        lay(play, 0, "1RO@h6")
    assert raised.value.details == {"least": 2}
    one = game_at(EMBLEM, "1RO", FIVE, exactly_three=True)
    assert only(lay(one, 0, "1RO@h6"), TurnPlayed).points == 3


def test_D6_the_generator_finds_exactly_the_turns_of_three_dice() -> None:
    board = Board.of(STANDARD, parse_turn(EMBLEM))
    for hand in (FIVE, "1RO 1GO 1PO", "1RO 2RO", "* 1GO 2GO 3GO 1RO", "1RO"):
        faces = parse_hand(hand)
        every = {frozenset(turn): points for turn, points in legal_turns(board, faces)}
        fewest = min(3, len(faces))
        wanted = {turn: points for turn, points in every.items() if len(turn) == fewest}
        found = {frozenset(turn): points for turn, points in legal_turns(board, faces, EXACTLY)}
        assert found == wanted
        best = best_turns(board, faces, 5, EXACTLY)
        assert [points for _, points in best] == sorted(wanted.values(), reverse=True)[:5]
        assert all(explain(board, turn, EXACTLY, len(faces)).is_legal for turn, _ in best)


def test_D8_an_illegal_turn_reports_which_line_fails_and_how() -> None:
    play = game_at(EMBLEM, "2GO 1GO 1PO 2GO 2PO", FIVE)
    with pytest.raises(DieInNoSet) as raised:
        lay(play, 0, "2GO@h6")
    (line,) = raised.value.details["lines"]
    assert line.squares == ("f6", "g6", "h6")
    assert [check.verdict for check in line.checks] == ["mixed", "mixed", "same"]


@pytest.mark.parametrize(
    ("turn", "rest", "squares"),
    [
        ("1GO@h7", "1PO 1RO", ("h7",)),  # 1RO on h6 completes the row, and with 1PO on h8 the column
        ("1GO@g7", "1PO 2RQ", ()),  # nothing in hand completes 3RO and 1GO
        ("1GO@g7", "*", ("g7",)),
        ("1GO@a1", "1GO 1GO", ("a1",)),
        ("1GO@a1", "1GO", ()),
        ("1RO@h6", "1GO 1PO", ()),  # already in a SET
        ("1GO@a1 1GO@b1 2RD@k1", "1GO", ()),  # three dice are placed: no more are allowed
    ],
)
def test_D6_an_unfinished_set_is_distinguished_from_an_impossible_one(
    turn: str, rest: str, squares: tuple[str, ...]
) -> None:
    board = Board.of(STANDARD, parse_turn(EMBLEM))
    assert open_squares(board, parse_turn(turn), parse_hand(rest)) == squares


def test_D11_faces_that_make_the_turn_legal_come_first_with_their_points() -> None:
    board = Board.of(STANDARD, parse_turn(EMBLEM))
    choices = wild_faces(board, parse_turn("*3PD@h6"), Square("h6"))
    assert len(choices) == 27
    best, *rest = choices
    assert (best.face, best.is_legal, best.points, best.sets) == (parse_face("1RO"), True, 2, 1)
    assert not any(choice.is_legal for choice in rest)


def test_D12_a_draft_stays_when_a_wild_is_replaced() -> None:
    play = game_at("1RO@e6 *2RO@f6 3RO@g6", "2RO 1RO 1PO 2GO 2PO", FIVE)
    play.do(draft(play, 0, ("1RO", "h6")))
    play.do(SwapWild(seat=Seat(0), die=die_showing(play, 0, "2RO"), square=Square("f6")))
    assert DICE_GAME.decide(play.state, play.drafts[Seat(0)], play.chance) == ()
    assert WILD not in [lying.face for lying in play.state.lying]
