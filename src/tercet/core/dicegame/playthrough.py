"""A dice game in memory, with a method for each command; dice are named by their faces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from tercet.core.dicegame.board import Laid, Turn
from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    LayOpening,
    NamedDie,
    PassTurn,
    PickOpening,
    PlayDice,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.events import HeldDie
from tercet.core.dicegame.hands import named_dice, placings
from tercet.core.dicegame.notation import parse_named, parse_turn
from tercet.core.dicegame.rules import DiceRules
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.engine.game import Event
from tercet.core.playthrough import Playthrough
from tercet.core.seating.commands import AskHint
from tercet.core.seating.refusals import GameOver


class DicePlaythrough(Playthrough[DiceRules, DiceState, DiceView]):
    """`game.play(0, "2RO@h7 *1GD@h8")` is `game.do(PlayDice(…))` with dice that show those faces, and so on.

    A WILD is written with a star before the face that it stands for.
    """

    _guessed: ClassVar[Mapping[str, str]] = {
        "bag": "game.state.bag",
        "best": "game.best_turns(seat)",
        "best_turn": "game.best_turns(seat)",
        "board": "game.state.board",
        "current_player": "game.state.turn",
        "dice": "game.state.players[seat].faces",
        **dict.fromkeys(
            ("find", "find_sets"), "game.legal_turns(seat), and dice.find_sets(game.state.players[seat].faces)"
        ),
        "hand": "game.state.players[seat].faces",
        "hands": "game.state.players[seat].faces",
        "legal_openings": "game.legal_turns(seat)",
        "openings": "game.legal_turns(seat)",
        **dict.fromkeys(("pass_", "skip"), "game.pass_turn(seat)"),
        "place": "game.play",
        **dict.fromkeys(("point", "take"), "game.play(seat, turn), and game.open for an opening"),
        "push": "game.do(command), game.play(seat, turn), and game.open for an opening",
        "table": "game.state.board",
        "reroll": "game.roll(seat, dice)",
        **dict.fromkeys(("say_no_set", "no_set"), "game.say_none(seat), and game.pass_turn(seat)"),
        **dict.fromkeys(("to_move", "turn"), "game.state.turn"),
        "turns": "game.legal_turns(seat)",
    }

    def legal_turns(self, seat: int) -> list[tuple[Turn, int]]:
        """Every turn that a seat's dice could make now, with its points: `game.play(seat, turn)`. Before the opening,
        every opening: `game.open(seat, turn)`. It need not be that seat's turn."""
        return self.state.legal_turns(seat)

    def best_turns(self, seat: int, n: int = 1) -> list[tuple[Turn, int]]:
        """The n best of `legal_turns`, best first; ties prefer fewer WILDs, then fewer dice."""
        return self.state.best_turns(seat, n)

    def call(self, seat: int, dice: str | Iterable[Laid] = "") -> tuple[Event, ...]:
        """`CallOpening`: calls "SET!", optionally with the three dice (D5)."""
        return self._act(CallOpening(seat=seat, dice=self._named(seat, dice)))

    def pick(self, seat: int, dice: str | Iterable[Laid]) -> tuple[Event, ...]:
        """`PickOpening`: the caller picks three dice, and may still change their order and faces (D5)."""
        return self._act(PickOpening(seat=seat, dice=self._named(seat, dice)))

    def lay(self, seat: int, dice: str | Iterable[Laid]) -> tuple[Event, ...]:
        """`LayOpening`: the caller places three dice on the emblem, from left to right or with their squares (D5)."""
        return self._act(self._opening(seat, dice))

    def open(self, seat: int, dice: str | Iterable[Laid]) -> tuple[Event, ...]:
        """Calls and places three dice on the emblem, as `legal_openings` lists them (D5); a refusal undoes the call as
        well."""
        return self._act(CallOpening(seat=seat), self._opening(seat, dice))

    def take_back(self, seat: int) -> tuple[Event, ...]:
        """`TakeBackOpening`: the caller cancels the call, which makes it a wrong one (D5)."""
        return self._act(TakeBackOpening(seat=seat))

    def say_none(self, seat: int) -> tuple[Event, ...]:
        """`SayNone`: says that the player's own dice make no SET (D5)."""
        return self._act(SayNone(seat=seat))

    def swap(self, seat: int, die: str) -> tuple[Event, ...]:
        """`SwapWild`: a die replaces a WILD that stands for its face: `2RO@h7` (D12)."""
        for placing in placings(self._parsed(die), self._hand(seat)):
            return self._act(SwapWild(seat=seat, die=placing.die, square=placing.square))
        raise ValueError("name the die and the WILD's square, as in 2RO@h7")

    def play(self, seat: int, turn: str | Iterable[Laid]) -> tuple[Event, ...]:
        """`PlayDice`: plays a turn of one to three dice (D6)."""
        dice = self._parsed(turn) if isinstance(turn, str) else _checked(turn)
        return self._act(PlayDice(seat=seat, dice=placings(dice, self._hand(seat))))

    def pass_turn(self, seat: int) -> tuple[Event, ...]:
        """`PassTurn`: plays nothing in this turn (D13)."""
        return self._act(PassTurn(seat=seat))

    def roll(self, seat: int, dice: str = "") -> tuple[Event, ...]:
        """`ChooseExtra`: chooses the dice to re-roll before the next round; none keeps them all (D15)."""
        return self._act(ChooseExtra(seat=seat, dice=tuple(die.die for die in self._named(seat, dice))))

    def hint(self, seat: int) -> tuple[Event, ...]:
        """`AskHint`: asks for the next hint (D19)."""
        return self._act(AskHint(seat=seat))

    def end(self, seat: int) -> tuple[Event, ...]:
        """`EndGame`: the only remaining player ends the game (D18)."""
        return self._act(EndGame(seat=seat))

    def _named(self, seat: int, dice: str | Iterable[Laid]) -> tuple[NamedDie, ...]:
        return named_dice(parse_named(dice) if isinstance(dice, str) else _checked(dice), self._hand(seat))

    def _opening(self, seat: int, dice: str | Iterable[Laid]) -> LayOpening:
        self._hand(seat)
        turn = self._parsed(dice) if isinstance(dice, str) and "@" in dice else dice
        if not isinstance(turn, str):
            emblem = self.rules.layout.emblem
            turn = sorted(_checked(turn), key=lambda die: die.square)
            squares = tuple(die.square for die in turn)
            if squares != emblem:
                raise ValueError(f"dice: the opening is placed on {' '.join(emblem)}, not on {' '.join(squares)}")
        return LayOpening(seat=seat, dice=self._named(seat, turn))

    def _parsed(self, turn: str) -> Turn:
        return parse_turn(turn, self.rules.layout)

    def _hand(self, seat: int) -> tuple[HeldDie, ...]:
        players = self.state.players
        checked = self._checked_seat(seat)
        if self.state.phase == "over":
            raise GameOver
        return players[checked].dice if checked < len(players) else ()


def _checked(dice: Iterable[Laid]) -> Turn:
    """Checks that a turn from a program consists of dice; a pair of turn and points, from `best_turns`, does not."""
    given: object = dice  # an untyped caller may pass anything
    turn = tuple(given) if isinstance(given, Iterable) else None
    if turn is None or not all(isinstance(die, Laid) for die in turn):
        raise TypeError(f"dice: text such as '2RO@h7', or a turn such as best_turns(seat)[0][0], not {given!r:.80}")
    return turn
