"""`tercet dice turns` and `dice play`: list the best turns for a hand, and play dice locally."""

from __future__ import annotations

import argparse
from pathlib import Path

from tercet.cli.cards import print_json
from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, CliCommand
from tercet.cli.files import read_file, write_picture
from tercet.cli.parser import add_changes, add_colour, whole_number
from tercet.cli.rules import chosen_dice_rules, read_layout
from tercet.cli.terminal import add_display_arguments, play
from tercet.cli.terminal_output import has_colour, is_ascii, is_illustrating
from tercet.core.dicegame.board import STANDARD, Board, Layout, Turn
from tercet.core.dicegame.dice import HAND, Face
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import format_hand, format_turn, parse_board, parse_hand, parse_turn
from tercet.core.dicegame.rules import FEWEST_PLAYERS, DiceRules
from tercet.core.dicegame.scoring import explain
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tercet.core.sets.features import NotationError
from tercet.locale import Words
from tercet.render.dice_names import dice_notation_text, explanation_lines
from tercet.render.dice_svg import board_svg
from tercet.render.dice_text import board_text, hand_text


def _turns_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("board", metavar=words("dice-cli-board-file"), help=words("dice-cli-help-board-file"))
    parser.add_argument("hand", nargs="*", metavar=words("dice-cli-hand"), help=words("dice-cli-help-hand"))
    parser.add_argument("--best", type=whole_number(words), default=10, metavar="N", help=words("dice-cli-help-best"))
    _layout_argument(parser, words)
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--picture", metavar=words("cli-file"), help=words("cli-help-picture"))
    add_colour(parser, words)


def _turns(args: argparse.Namespace, words: Words) -> int:
    if args.best < 1:
        raise BadInput(words("dice-cli-bad-best", count=args.best))
    board, hand = _read_position(args, words)
    best = best_turns(board, hand, args.best)
    count = len(legal_turns(board, hand))
    first = best[0][0] if best else ()
    if args.picture:
        write_picture(args.picture, board_svg(board, turn=first, language=words.language), words)
    if args.json:
        turns = [{"turn": format_turn(turn), "points": points} for turn, points in best]
        print_json({"hand": format_hand(hand), "turn_count": count, "turns": turns})
        return FINE if best else NO_SUCH_THING
    if is_illustrating():
        print(board_text(board, turn=first, colour=has_colour(), ascii_only=is_ascii()))
        print(hand_text(hand, colour=has_colour(), ascii_only=is_ascii()))
    if not best:
        print(words("dice-cli-none"))
        return NO_SUCH_THING
    print(words("dice-cli-count", count=count))
    for turn, points in best:
        print(f"{points:>4}  {format_turn(turn)}")
        if turn is first:
            for line in explanation_lines(explain(board, turn), words):
                print(f"      {line}")
    return FINE


def _read_position(args: argparse.Namespace, words: Words) -> tuple[Board, tuple[Face, ...]]:
    layout = STANDARD if args.layout is None else read_layout(args.layout, words)
    if _is_hand(args.board) and not Path(args.board).exists():  # without a board, the turns are openings (D5)
        args.board, args.hand = "", [args.board, *args.hand]
    try:
        is_file = args.board and ("@" not in args.board or Path(args.board).exists())
        text = read_file(args.board, words) if is_file else args.board
        board = _board_of(parse_turn(text), layout, words) if "@" in text else parse_board(text, layout)
        hand = parse_hand(" ".join(args.hand))
    except NotationError as error:
        raise BadInput(dice_notation_text(error, words, layout)) from None
    if not 1 <= len(hand) <= HAND:
        raise BadInput(words("dice-cli-bad-hand", count=len(hand)))
    return board, hand


def _is_hand(text: str) -> bool:
    try:
        return bool(parse_hand(text))
    except NotationError:
        return False


def _board_of(dice: Turn, layout: Layout, words: Words) -> Board:
    """Returns a board with the given dice; raises BadInput if one is off the board or on top of another."""
    empty = Board.of(layout, ())
    for fault in explain(empty, dice).faults:
        if fault.square is not None and fault.reason in ("off-board", "square-twice"):
            raise BadInput(words(f"dice-fault-{fault.reason}", square=fault.square))
    return empty.lay(dice)


def _play_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("names", nargs="*", metavar=words("dice-cli-name"), help=words("dice-cli-help-names"))
    _layout_argument(parser, words)
    add_changes(parser, words, "cli-help-set-dice")
    parser.add_argument("--seed", metavar="N", help=words("cli-help-seed"))
    parser.add_argument("--save", metavar=words("cli-file"), help=words("terminal-arg-save"))
    add_display_arguments(parser, words, has_screen=False)


def _play(args: argparse.Namespace, words: Words) -> int:
    rules = _chosen_rules(args, words)
    names = args.names or [words("dice-play-player", number=i) for i in (1, 2)]
    if not FEWEST_PLAYERS <= len(names) <= rules.seats:
        raise BadInput(words("dice-cli-bad-players", count=len(names)))
    if rules.layout == STANDARD:
        print(words("dice-cli-own-board"))
    from tercet.terminal.setup import Setup

    setup = Setup(game=DICE_GAME.name, people=tuple(names), rules=rules, seed=args.seed, save=args.save)
    return play(setup, args, words, has_screen=False)


def _chosen_rules(args: argparse.Namespace, words: Words) -> DiceRules:
    """Returns the requested rules, by default without a turn limit (D6)."""
    layout = {} if args.layout is None else {"layout": read_layout(args.layout, words)}
    return chosen_dice_rules(args, words, turn_seconds=0.0, **layout)


def _layout_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--layout", metavar=words("cli-file"), help=words("dice-cli-help-layout"))


COMMANDS = (
    CliCommand("dice turns", "dice-cli-turns", _turns_arguments, _turns, "board.txt 1RO 2GQ 3PD --best 3"),
    CliCommand("dice play", "dice-cli-play", _play_arguments, _play, "Ada Blaise"),
)
