from __future__ import annotations

import pytest
from msgspec.structs import replace

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.commands import PassTurn, Placing, PlayDice, SwapWild
from tercet.core.dicegame.dice import WILD, Die, Face
from tercet.core.dicegame.events import DiceRolled, TurnPassed, TurnPlayed, TurnStarted, WildSwapped
from tercet.core.dicegame.notation import parse_board, parse_face, parse_hand, parse_turn
from tercet.core.dicegame.refusals import (
    DieFloats,
    DieInNoSet,
    DieTwice,
    FaceIsFixed,
    FreedDieStays,
    NoDice,
    NotYourDie,
    NotYourTurn,
    NoWildThere,
    OffBoard,
    OneSwapOnly,
    SquareTaken,
    SquareTwice,
    SwapTooLate,
    TooManyDice,
    WildCannotSwap,
    WildWithoutFace,
    WrongSwapFace,
)
from tercet.core.dicegame.scoring import Explanation, IllegalTurn, Scoring, explain, score
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Event, Refusal
from tercet.core.engine.seats import Seat
from tests.core.dicegame.players import DicePlay
from tests.core.dicegame.scripted import LoadedDice, die_showing, game_at, lay, lying, only, sides

EMBLEM = "1RO@e6 2RO@f6 3RO@g6"


def explained(board: str, turn: str, scoring: Scoring | None = None) -> Explanation:
    return explain(Board.of(STANDARD, parse_turn(board)), parse_turn(turn), scoring or Scoring())


def faults(board: str, turn: str) -> list[tuple[str, str | None]]:
    return [(fault.reason, fault.square) for fault in explained(board, turn).faults]


def refuse(play: DicePlay, refusal: type[Refusal], *dice: tuple[Die | str, str] | tuple[Die | str, str, str]) -> None:
    """Plays a turn that must be refused for this reason and change nothing."""
    placings = []
    for die, square, *face in dice:
        held = die_showing(play, 0, die) if isinstance(die, str) else die
        placings.append(Placing(held, Square(square), parse_face(face[0]) if face else None))
    before = play.state
    with pytest.raises(refusal):
        play.do(PlayDice(seat=Seat(0), dice=tuple(placings)))
    assert play.state == before


# D6


def test_D6_a_turn_plays_up_to_three_dice_and_play_passes_clockwise() -> None:
    play = game_at(EMBLEM, "1RO 1GO 1PO 2GO 2PO", "1RQ 1RD", "1GQ")
    events = lay(play, 0, "1RO@h6")
    assert only(events, TurnStarted).seat == 1
    lay(play, 1, "1RQ@e5 1RD@e4")
    assert play.state.to_play == (2,)
    three = game_at(EMBLEM, "1RO 1GO 1PO 2GO 2PO", "1RQ 1RD")
    lay(three, 0, "1RO@h6 1GO@e5 1PO@e4")
    assert three.state.players[0].faces == parse_hand("2GO 2PO")


def test_D6_only_the_player_whose_turn_it_is_plays() -> None:
    play = game_at(EMBLEM, "1RO", "1RO")
    with pytest.raises(NotYourTurn):
        lay(play, 1, "1RO@h6")
    with pytest.raises(NotYourTurn):
        play.do(PassTurn(seat=Seat(1)))


def test_D6_dice_come_from_your_own_hand_as_rolled_onto_empty_squares() -> None:
    play = game_at(EMBLEM, "1RO 1GO 1PO 2GO *", "1RQ")
    other = play.state.players[1].dice[0].die
    refuse(play, NotYourDie, (other, "h6"))
    refuse(play, NotYourDie, (Die(99), "h6"))
    refuse(play, FaceIsFixed, ("1GO", "h6", "1RO"))
    refuse(play, SquareTaken, ("1RO", "f6"))
    refuse(play, SquareTwice, ("1RO", "h6"), ("1GO", "h6"))
    refuse(play, DieTwice, ("1RO", "h6"), ("1RO", "d6"))
    refuse(play, TooManyDice, ("1RO", "h6"), ("1GO", "e5"), ("1PO", "e4"), ("2GO", "f5"))
    refuse(play, NoDice)
    for nowhere in ("l6", "a12", "a0", "z99", ""):
        refuse(play, OffBoard, ("1RO", nowhere))


def test_D6_a_turn_becomes_a_pass_after_120_seconds() -> None:
    play = game_at(EMBLEM, "1RO 2RO", "1RQ")
    lay(play, 0, "1RO@h6")
    assert play.state.until == 120_000
    assert play.wait(119.9) == ()
    passed = only(play.wait(0.1), TurnPassed)
    assert (passed.seat, passed.reason, passed.counts) == (1, "time", True)


@pytest.mark.parametrize(("seconds", "until"), [(20, 20_000), (600, 600_000), (0, None)])
def test_D6_the_host_sets_the_time_limit_or_none(seconds: int, until: int | None) -> None:
    play = game_at(EMBLEM, "1RO 2RO", "1RQ", turn_seconds=seconds)
    lay(play, 0, "1RO@h6")
    assert play.state.until == until


# D7, D8


def test_D7_a_set_is_three_consecutive_dice_in_a_row_or_column() -> None:
    assert [made.direction for made in explained(EMBLEM, "1RO@h6").sets] == ["row"]
    assert [made.direction for made in explained(EMBLEM, "1RQ@e5 1RD@e4").sets] == ["column"]


@pytest.mark.parametrize(
    ("board", "turn"),
    [
        ("1RO@e6 2RO@f7", "3RO@g8"),  # diagonal
        ("1RO@e6 2RO@f6", "3RO@f7"),  # around a corner
        ("1RO@e6 2RO@f6", "3RO@h6"),  # not consecutive
        ("1RO@k6 2RO@j6", "3RO@a7"),  # around the edge
        ("1RO@e11 2RO@e10", "3RO@e1"),
    ],
)
def test_D7_a_set_is_never_diagonal_around_a_corner_or_with_gaps(board: str, turn: str) -> None:
    assert [reason for reason, _ in faults(board, turn)] == ["no-set"]


def test_D7_every_triple_of_a_longer_run_that_is_a_set_counts() -> None:
    board = "1RO@a2 2RO@b2 1RO@d2 2RO@e2"
    made = explained(board, "3RO@c2").sets
    assert [a_set.squares for a_set in made] == [("a2", "b2", "c2"), ("b2", "c2", "d2"), ("c2", "d2", "e2")]
    assert sum(a_set.points for a_set in made) == 9


def test_D7_the_host_may_count_each_die_of_a_run_once() -> None:
    board = "1RO@a2 2RO@b2 1RO@d2 2RO@e2"
    made = explained(board, "3RO@c2", Scoring(runs="once")).sets
    assert [a_set.points for a_set in made] == [3, 1, 1]
    play = game_at(board, "3RO", "1RO", runs="once", bag=5)
    assert only(lay(play, 0, "3RO@c2"), TurnPlayed).points == 5


def test_D8_every_die_must_be_in_a_new_set() -> None:
    assert faults(EMBLEM, "1RO@h6 2GQ@h7") == [("no-set", "h7")]
    play = game_at(EMBLEM, "1RO 2GQ", "1RQ")
    refuse(play, DieInNoSet, ("1RO", "h6"), ("2GQ", "h7"))


def test_D8_no_die_floats() -> None:
    assert faults(EMBLEM, "1GO@a1 2GO@b1 3GO@c1") == [("floating", "a1"), ("floating", "b1"), ("floating", "c1")]
    play = game_at(EMBLEM, "1GO 2GO 3GO", "1RQ")
    refuse(play, DieFloats, ("1GO", "a1"), ("2GO", "b1"), ("3GO", "c1"))


def test_D8_touching_without_a_shared_set_is_floating_too() -> None:
    assert faults(EMBLEM, "1GO@e7 2GO@f7 3GO@g7") == [("floating", "e7"), ("floating", "f7"), ("floating", "g7")]


@pytest.mark.parametrize(
    ("turn", "points"),
    [
        ("1RO@h6 1GO@h7 1PO@h8", 3 + 3 + 1),  # the first connects the other two, and h8 has a bonus
        ("1PO@h8 1GO@h7 1RO@h6", 3 + 3 + 1),  # in any order
        ("1RQ@e5 1RD@e4", 3),  # two dice together
        ("1RQ@e5 1RD@e4 1RO@e3", 3 + 3),
    ],
)
def test_D8_dice_may_connect_through_dice_of_the_same_turn(turn: str, points: int) -> None:
    assert explained(EMBLEM, turn).points == points


def test_D8_the_turn_is_judged_as_a_whole() -> None:
    """Neither die makes a SET alone."""
    play = game_at(EMBLEM, "2GQ 3PD 1GO", "1RQ")
    refuse(play, DieInNoSet, ("2GQ", "e5"))
    events = lay(play, 0, "2GQ@e5 3PD@e4")
    assert only(events, TurnPlayed).points == 3


def test_D8_every_die_that_breaks_a_rule_is_reported() -> None:
    found = explained(EMBLEM, "1RO@f6 2RO@m9 3GO@e5 3GO@e5 2RO@h6")
    assert [(fault.reason, fault.square) for fault in found.faults] == [
        ("too-many", None),
        ("square-taken", "f6"),
        ("off-board", "m9"),
        ("square-twice", "e5"),
        ("no-set", "e5"),
        ("no-set", "h6"),
    ]
    assert found.points == 0
    assert not found.is_legal


def test_D8_a_die_in_no_set_is_reported_with_its_lines_and_why_they_fail() -> None:
    (fault,) = explained(EMBLEM, "2RO@h6").faults
    (line,) = fault.lines
    assert line.squares == ("f6", "g6", "h6")
    assert [(check.feature, check.verdict) for check in line.checks] == [
        ("number", "mixed"),
        ("colour", "same"),
        ("shape", "same"),
    ]


def test_an_illegal_turn_has_no_score() -> None:
    board = Board.of(STANDARD, parse_turn(EMBLEM))
    assert score(board, parse_turn("1RO@h6")) == 3
    for turn in (parse_turn("2RO@h6"), (), (Laid(Square("h6"), WILD, True),)):
        with pytest.raises(IllegalTurn) as raised:
            score(board, turn)
        assert raised.value.explanation.faults


# D9, D10


def test_D9_a_die_in_a_row_set_and_a_column_set_counts_in_both() -> None:
    made = explained("2RO@f6 3RO@g6 1GO@h5 1PO@h4", "1RO@h6").sets
    assert [(a_set.direction, a_set.points) for a_set in made] == [("row", 3), ("column", 3)]


def test_D9_a_wild_scores_0_in_its_turn_and_1_later() -> None:
    play = game_at(EMBLEM, "* 1GO 1PO", "1GQ 1PD 2GO 3GO 3PD")
    assert only(lay(play, 0, "*1RO@h6 1GO@h7 1PO@h8"), TurnPlayed).points == 2 + 2 + 1
    # h6 shows 1RO permanently; it is now a die like any other
    played = only(lay(play, 1, "1GQ@h5 1PD@h4"), TurnPlayed)
    assert [a_set.points for a_set in played.sets] == [3]


def test_D9_the_order_of_the_dice_never_changes_the_score() -> None:
    board = Board.of(STANDARD, parse_turn(EMBLEM))
    assert score(board, parse_turn("*1RO@h6 1GO@h7 1PO@h8")) == score(board, parse_turn("1PO@h8 1GO@h7 *1RO@h6"))


def test_D9_the_host_may_let_a_new_wild_score_from_its_second_set() -> None:
    made = explained(EMBLEM, "*1RO@h6 1GO@h7 1PO@h8", Scoring(wilds="second-set")).sets
    assert [a_set.points for a_set in made] == [2, 3]
    play = game_at(EMBLEM, "* 1GO 1PO", "1RO", new_wilds="second-set")
    assert only(lay(play, 0, "*1RO@h6 1GO@h7 1PO@h8"), TurnPlayed).points == 2 + 3 + 1


def test_D10_the_first_die_on_a_bonus_square_earns_it_once() -> None:
    board = "1RO@e6 2RO@f6 3RO@g6 1RO@h6 1GO@h7"
    play = game_at(board, "1PO 1RO", "1RO 2RO 3RO")
    played = only(lay(play, 0, "1PO@h8"), TurnPlayed)
    assert [(bonus.square, bonus.points) for bonus in played.bonuses] == [("h8", 1)]
    assert played.points == 3 + 1
    assert explained(board + " 1PO@h8", "1RO@h9").bonuses == ()


def test_D10_a_wild_earns_the_bonus_too_and_several_sets_earn_it_once() -> None:
    made = explained("1RO@h6 1GO@h7 1RO@f8 1GO@g8", "*1PO@h8")
    assert [a_set.points for a_set in made.sets] == [2, 2]
    assert [bonus.points for bonus in made.bonuses] == [1]
    assert made.points == 5


# D11


def test_D11_the_player_of_a_wild_names_its_face_permanently() -> None:
    play = game_at(EMBLEM, "* 2RO", "1RQ")
    refuse(play, WildWithoutFace, ("*", "h6"))
    wild = die_showing(play, 0, "*")
    for face in (WILD, Face(-1), Face(99)):
        with pytest.raises(WildWithoutFace):
            play.do(PlayDice(seat=Seat(0), dice=(Placing(wild, Square("h6"), face),)))
    lay(play, 0, "*1RO@h6")
    assert lying(play)["h6"] == Laid(Square("h6"), parse_face("1RO"), True)


def test_D11_a_turn_and_a_set_may_contain_any_number_of_wilds() -> None:
    play = game_at(EMBLEM, "* * *", "1RQ")
    played = only(lay(play, 0, "*1RO@h6 *2GQ@h7 *3PD@h8"), TurnPlayed)
    assert [a_set.points for a_set in played.sets] == [2, 0]
    assert played.points == 2 + 0 + 1


# D12

WILD_BOARD = "1RO@e6 *2RO@f6 3RO@g6"


def swap(play: DicePlay, face: str, square: str, seat: int = 0) -> tuple[Event, ...]:
    return play.do(SwapWild(seat=Seat(seat), die=die_showing(play, seat, face), square=Square(square)))


def test_D12_a_wild_is_swapped_for_a_die_with_its_face_and_rolled_immediately() -> None:
    play = game_at(WILD_BOARD, "2RO 1GO", "1RQ")
    wild = play.state.lying[1].die
    die = die_showing(play, 0, "2RO")
    assert isinstance(play.chance, LoadedDice)
    play.chance.rolls.append([3])
    swapped, rolled = swap(play, "2RO", "f6")
    assert isinstance(swapped, WildSwapped)
    assert isinstance(rolled, DiceRolled)
    assert (swapped.laid.die, swapped.freed) == (die, wild)
    assert (rolled.reason, rolled.rolls[0].dice[0].die) == ("freed", wild)
    assert lying(play)["f6"] == Laid(Square("f6"), parse_face("2RO"), False)
    assert play.state.players[0].dice[0] == rolled.rolls[0].dice[0]
    assert play.state.players[0].score == 0
    assert play.state.turn == 0


def test_D12_a_swap_scores_nothing_and_does_not_use_up_one_of_the_three_dice() -> None:
    play = game_at("1RO@h6 1GO@h7 *1PO@h8 1RO@e6 2RO@f6", "1PO 3RO 2GO 3GO 1GO", "1RQ", bag=0)
    swap(play, "1PO", "h8")
    assert play.state.scores == (0, 0)
    played = only(lay(play, 0, "3RO@g6"), TurnPlayed)
    assert played.points == 6
    assert played.bonuses == ()


def test_D12_the_freed_die_may_be_played_in_this_turn() -> None:
    play = game_at(WILD_BOARD, "2RO", "1RQ")
    wild = play.state.lying[1].die
    assert isinstance(play.chance, LoadedDice)
    play.chance.rolls.append(sides([wild], [WILD]))
    swap(play, "2RO", "f6")
    assert only(lay(play, 0, "*1RO@h6"), TurnPlayed).laid[0].die == wild


def test_D12_several_swaps_are_allowed_and_a_freed_die_may_be_swapped_in() -> None:
    play = game_at("1RO@e6 *2RO@f6 *3RO@g6", "2RO", "1RQ")
    wild = play.state.lying[1].die
    three = parse_face("3RO")
    assert isinstance(play.chance, LoadedDice)
    play.chance.rolls.append([0])
    swap(play, "2RO", "f6")
    held = play.state.players[0].dice[0]
    assert held.die == wild
    play.state = _showing(play, held.die, three)
    swap(play, "3RO", "g6")
    assert play.state.swaps == 2


def _showing(play: DicePlay, die: Die, face: Face) -> DiceState:
    player = play.state.players[0]
    dice = tuple(replace(held, face=face) if held.die == die else held for held in player.dice)
    return replace(play.state, players=(replace(player, dice=dice), *play.state.players[1:]))


def test_D12_the_host_may_allow_one_swap_or_none_with_a_freed_die() -> None:
    one = game_at("1RO@e6 *2RO@f6 *3RO@g6", "2RO 3RO", "1RQ", several_swaps=False)
    swap(one, "2RO", "f6")
    with pytest.raises(OneSwapOnly):
        swap(one, "3RO", "g6")
    freed = game_at("1RO@e6 *2RO@f6 *3RO@g6", "2RO", "1RQ", freed_swaps=False)
    swap(freed, "2RO", "f6")
    freed.state = _showing(freed, freed.state.players[0].dice[0].die, parse_face("3RO"))
    with pytest.raises(FreedDieStays):
        swap(freed, "3RO", "g6")


def test_D12_a_wild_in_hand_cannot_replace_another_unless_the_host_allows_it() -> None:
    with pytest.raises(WildCannotSwap):
        swap(game_at(WILD_BOARD, "* 2RO", "1RQ"), "*", "f6")
    play = game_at(WILD_BOARD, "* 2RO", "1RQ", wild_swaps=True)
    swap(play, "*", "f6")
    assert lying(play)["f6"].wild


def test_D12_only_a_wild_is_replaced_and_only_by_its_face() -> None:
    play = game_at(WILD_BOARD, "1RO 2RO", "1RQ")
    before = play.state
    with pytest.raises(WrongSwapFace):
        swap(play, "1RO", "f6")
    with pytest.raises(NoWildThere):
        swap(play, "1RO", "e6")
    with pytest.raises(NoWildThere):
        swap(play, "1RO", "a1")
    with pytest.raises(OffBoard):
        swap(play, "1RO", "z99")
    with pytest.raises(NotYourDie):
        play.do(SwapWild(seat=Seat(0), die=Die(41), square=Square("f6")))
    assert play.state == before


def test_D12_swaps_are_allowed_only_at_the_start_of_your_own_turn() -> None:
    play = game_at(WILD_BOARD, "1RO 2RO", "2RO", "2RO")
    with pytest.raises(NotYourTurn):
        swap(play, "2RO", "f6", seat=1)
    lay(play, 0, "1RO@h6")
    with pytest.raises(SwapTooLate):
        swap(play, "2RO", "f6", seat=0)


def test_D12_swaps_without_a_die_played_count_as_a_pass() -> None:
    play = game_at(WILD_BOARD, "2RO", "1RQ")
    swap(play, "2RO", "f6")
    assert only(play.do(PassTurn(seat=Seat(0))), TurnPassed).counts
    assert play.state.players[0].done == "passed"
    other = game_at(WILD_BOARD, "2RO", "1RQ", swap_is_pass=False)
    swap(other, "2RO", "f6")
    assert not only(other.do(PassTurn(seat=Seat(0))), TurnPassed).counts
    assert other.state.players[0].done == "swapped"


# D17


def test_D17_the_books_example_scores_as_printed() -> None:
    """One die completes two SETs, two more one each; 2PO on e7 makes no SET with the dice below it."""
    board = parse_board(
        """
              a    b    c    d    e    f    g    h    i    j    k
        11   +3    .    .    .    .   +3    .    .    .    .   +3
        10    .    .    .   +2    .    .    .   +2    .    .    .
         9    .    .    .    .    .   +1    .    .    .    .    .
         8    .   +2    .   +1    .    .    .   +1    .   +2    .
         7    .    .    .    .    .  2GO  2RO    .    .    .    .
         6    .    .   +1    .  1RO  2RO  3RO    .   +1    .    .
         5    .    .    .    .  3GD    .    .  1PO    .    .    .
         4    .   +2    .   +1    .    .    .  1GO    .   +2    .
         3    .    .    .    .    .   +1    .    .    .    .    .
         2    .    .    .   +2    .    .    .   +2    .    .    .
         1   +3    .    .    .    .   +3    .    .    .    .   +3
        """
    )
    first, second, third = parse_turn("1RO@h6 1GO@h7 2PO@e7")
    assert [made.points for made in explain(board, [first]).sets] == [3, 3]
    assert score(board, [first]) == 6
    assert score(board, [first, second]) == 9
    explanation = explain(board, [first, second, third])
    assert explanation.points == 12
    assert [(made.direction, made.squares) for made in explanation.sets] == [
        ("row", ("f6", "g6", "h6")),
        ("row", ("e7", "f7", "g7")),
        ("column", ("h4", "h5", "h6")),
        ("column", ("h5", "h6", "h7")),
    ]
    touching = explain(board.lay([first, second]), parse_turn("2GO@e7"))
    assert touching.faults[0].lines[-1].squares == ("e5", "e6", "e7")
