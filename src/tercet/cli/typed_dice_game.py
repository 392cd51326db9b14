"""The dice game for two to four people at one keyboard: typed lines go in, text to print comes out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from string import ascii_lowercase
from typing import Final

from tercet.core.dicegame import commands, events
from tercet.core.dicegame.board import Laid, Square
from tercet.core.dicegame.choices import seats_to_act
from tercet.core.dicegame.dice import WILD, Die, Face
from tercet.core.dicegame.editions import DiceRules
from tercet.core.dicegame.explain import MOST_DICE, Explanation, explain
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.moves import best_turns
from tercet.core.dicegame.notation import format_turn, parse_face
from tercet.core.dicegame.refusals import NotYourDie
from tercet.core.dicegame.state import DicePlayer, DiceState, DiceView
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Event, Refusal
from tercet.core.engine.playthrough import Playthrough
from tercet.core.engine.seats import Seat
from tercet.core.sets.features import NotationError
from tercet.locale import Words
from tercet.render.dice_event_sentences import dice_event_text
from tercet.render.dice_names import dice_notation_text, explanation_lines
from tercet.render.dice_text import board_text, hand_text
from tercet.render.names import refusal_text

LABELS: Final = ascii_lowercase
"""The letter of each die of a hand."""
_PRINTED: Final = (
    events.DiceRolled,
    events.OpeningFailed,
    events.OpeningLaid,
    events.WildSwapped,
    events.TurnPlayed,
    events.TurnPassed,
    events.RoundEnded,
    events.DiceGameEnded,
)
"""The events that are printed; the others show on the board or in the next question."""
_BEST: Final = 5


class TypedDiceGame:
    """One game, without time limits (D6)."""

    def __init__(self, rules: DiceRules, names: Sequence[str], words: Words, seed: str | None) -> None:
        self._words = words
        chance = FairChance(os.urandom if seed is None else seeds_from(seed))
        self.play: Playthrough[DiceRules, DiceState, DiceView] = Playthrough(DICE_GAME, rules, chance)
        self.play.seat(*names)
        self.play.start()

    @property
    def is_over(self) -> bool:
        return self.state.phase == "over"

    @property
    def state(self) -> DiceState:
        return self.play.state

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.state.seating.chairs]

    def opening_lines(self) -> list[str]:
        """What happened before anybody could type: the first rolls."""
        return self._event_lines(self.play.events)

    def picture(self, *, colour: bool, ascii_only: bool) -> str:
        """The board once there is something on it, and everybody's dice and points."""
        lines = [self._words("dice-play-bag", dice=len(self.state.bag))]
        if self.state.board:
            lines.insert(0, board_text(self.state.position, colour=colour, ascii_only=ascii_only))
        asked = self._asked()
        for seat, player in enumerate(self.state.players):
            lines.append(f"{seat + 1}. {self._score(seat)}")
            labels = LABELS if asked in (None, seat) else ""
            lines.append(hand_text(player.faces, labels=labels, colour=colour, ascii_only=ascii_only))
        return "\n".join(lines)

    def scores(self) -> list[str]:
        return [self._score(seat) for seat in range(len(self.state.players))]

    def prompt(self) -> str:
        """The question to ask now."""
        words, state = self._words, self.state
        asked = self._asked()
        if asked is None:
            return words("dice-play-opening", players=len(state.players))
        name = self.names[asked]
        if state.phase == "opening":
            return words("dice-play-name-three", name=name)
        if state.phase == "extra":
            return words("dice-play-extra", name=name)
        return words("dice-play-turn", round=state.round, name=name)

    def answer(self, typed: str) -> list[str]:
        """The answer to a typed line."""
        text = typed.strip()
        if text.lower() in {"?", "help"}:
            return [self._words("dice-play-help")]
        if text.lower() == "board":
            return []
        try:
            return self._answers()(text)
        except Refusal as refusal:
            return [refusal_text(refusal, self._words)]
        except NotationError as error:
            return [dice_notation_text(error, self._words)]

    def _answers(self) -> Callable[[str], list[str]]:
        match self.state.phase:
            case "opening":
                return self._open if self.state.call is None else self._name_three
            case "extra":
                return self._choose
            case _:
                return self._turn

    def _asked(self) -> Seat | None:
        """The player the game is waiting for; None while everybody is looking for a SET."""
        if self.state.phase == "opening" and self.state.call is None:
            return None
        return next(iter(seats_to_act(self.state)), None)

    def _open(self, text: str) -> list[str]:
        seats = {str(seat + 1): seat for seat in self.state.playing}
        if text in seats:
            return self._do(commands.CallOpening(seat=seats[text]))
        if text != "0":
            return [self._words("dice-play-what")]
        roll, lines = self.state.rolled_since, []
        for seat in self.state.playing:
            if self.state.rolled_since == roll and not self.state.players[seat].none:
                lines += self._do(commands.SayNone(seat=seat))
        return lines

    def _name_three(self, text: str) -> list[str]:
        seat = self._seat()
        if text.lower() in {"back", "0"}:
            return self._do(commands.TakeBackOpening(seat=seat))
        used: list[Die] = []
        dice = [commands.NamedDie(*self._die(word, used)) for word in self._dice_named(text)]
        return self._do(commands.LayOpening(seat=seat, dice=tuple(dice)))

    def _choose(self, text: str) -> list[str]:
        used: list[Die] = []
        dice = tuple(self._die(word, used)[0] for word in self._dice_named(text))
        return self._do(commands.ChooseExtra(seat=self._seat(), dice=dice))

    def _turn(self, text: str) -> list[str]:
        seat = self._seat()
        word, _, rest = text.partition(" ")
        match word.lower():
            case "pass":
                return self._do(commands.PassTurn(seat=seat))
            case "best":
                return self._best(seat)
            case "swap":
                return [line for swap in self._placings(rest) for line in self._swap(seat, swap)]
            case "why":
                return self._why(seat, rest)
            case "":
                return [self._words("dice-play-what")]
        dice = tuple(commands.Placing(die, Square(square), face) for die, square, face in self._placings(text))
        return self._do(commands.PlayDice(seat=seat, dice=dice))

    def _swap(self, seat: Seat, swap: tuple[Die, str, Face | None]) -> list[str]:
        die, square, _ = swap
        return self._do(commands.SwapWild(seat=seat, die=die, square=Square(square)))

    def _best(self, seat: Seat) -> list[str]:
        state = self.state
        found = best_turns(state.position, state.players[seat].faces, _BEST, state.rules.scoring)
        return [f"{points:>4}  {format_turn(turn)}" for turn, points in found] or [self._words("dice-cli-none")]

    def _why(self, seat: Seat, text: str) -> list[str]:
        """What a turn would score, without playing it."""
        player = self.state.players[seat]
        turn = [_laid(player, die, square, face) for die, square, face in self._placings(text)]
        state = self.state
        held = len(state.players[state.to_play[0]].dice) if state.to_play else MOST_DICE
        return explanation_lines(explain(state.position, turn, state.rules.scoring, held), self._words)

    def _placings(self, text: str) -> list[tuple[Die, str, Face | None]]:
        used: list[Die] = []
        found = []
        for word in text.replace(",", " ").split():
            die, at, square = word.partition("@")
            if not at:
                raise NotationError(f"'{word}' is not a die on a square", "laid", text=word)
            found.append((*self._die(die, used), square.lower()))
        return [(die, square, face) for die, face, square in found]

    def _dice_named(self, text: str) -> Iterator[str]:
        """Each die that was named; letters may be written together, with a face after the last: `cab=3PD`."""
        letters = LABELS[: len(self.state.players[self._seat()].dice)]
        for word in text.replace(",", " ").split():
            together, sign, face = word.partition("=")
            if set(together.lower()) <= set(letters):
                yield from together[:-1]
                yield together[-1:] + sign + face
            else:
                yield word

    def _die(self, text: str, used: list[Die]) -> tuple[Die, Face | None]:
        """A die of the hand by its letter or its face, and for a WILD the face it stands for: `b=3PD`, `*3PD`."""
        dice = self.state.players[self._seat()].dice
        letter, sign, named = text.partition("=")
        face = parse_face(named) if sign else None
        if len(letter) == 1 and letter.lower() in LABELS[: len(dice)]:
            held = dice[LABELS.index(letter.lower())]
        else:
            wild = text.startswith("*")
            shown = parse_face(text.removeprefix("*") or "*")
            face = shown if wild and shown != WILD else None
            wanted = WILD if wild else shown
            free = [held for held in dice if held.face == wanted and held.die not in used]
            if not free:
                raise NotYourDie(die=-1)
            held = free[0]
        used.append(held.die)
        return held.die, face

    def _seat(self) -> Seat:
        seat = self._asked()
        assert seat is not None
        return seat

    def _do(self, command: Command) -> list[str]:
        return self._event_lines(self.play.do(command))

    def _event_lines(self, happened: Sequence[Event]) -> list[str]:
        lines = []
        for event in happened:
            if isinstance(event, _PRINTED):
                lines.append(dice_event_text(event, self.names, self._words))
            if isinstance(event, events.TurnPlayed):
                parts = explanation_lines(Explanation(event.sets, event.bonuses), self._words)
                lines += [f"  {part}" for part in parts]
        return lines

    def _score(self, seat: int) -> str:
        return self._words("dice-play-score", name=self.names[seat], points=self.state.players[seat].score)


def _laid(player: DicePlayer, die: Die, square: str, face: Face | None) -> Laid:
    held = player.held(die)
    shown = held.face if held is not None and held.face is not None else WILD
    if shown == WILD:
        return Laid(Square(square), WILD if face is None else face, True)
    return Laid(Square(square), shown)
