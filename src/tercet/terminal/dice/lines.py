"""The dice game in line mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from tercet.core.dicegame import commands, events
from tercet.core.dicegame.board import Laid
from tercet.core.dicegame.dice import WILD, Die, Face
from tercet.core.dicegame.notation import format_face, format_turn, parse_face, parse_square
from tercet.core.dicegame.refusals import AlreadyChosen, NoOpeningCall, NotNow, NotYourDie, NotYourTurn
from tercet.core.dicegame.scoring import explain
from tercet.core.dicegame.state import DiceView, OpeningCall, seats_to_act
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.engine.game import Command, Event
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import AskHint
from tercet.core.sets.features import NotationError
from tercet.locale import Words
from tercet.render.dice_event_sentences import dice_event_text, in_words
from tercet.render.dice_names import dice_notation_text, explanation_lines, face_name, laid_name, score_lines
from tercet.render.dice_text import board_text, hand_text
from tercet.render.seat_event_sentences import chair_name
from tercet.render.text import HINT
from tercet.terminal.display import DisplaySettings
from tercet.terminal.session import PlayerNames, Session, UnclearPlayer

Item = TypeVar("Item")
_SILENT: Final = (events.DiceDrawn, events.RoundEnded)
_NUMBERS: Final = "12345"
_PHASES: Final = {"best": "play", "try": "play", "lay": "opening", "k": "extra", "keep": "extra", "roll": "extra"}
"""The only phase in which each of these commands makes sense."""
_BEST: Final = 5
"""Number of turns that `best` lists."""


class DiceLines:
    """Describes a dice table, and parses typed commands."""

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        self._session = session
        self._settings = settings
        self._words = settings.words
        self._names = PlayerNames(session, self._words)
        self._showed: dict[Die, Face] = {}
        """The faces of the dice in hand before the last event."""

    @property
    def view(self) -> DiceView:
        view: DiceView = self._session.view()
        return view

    def help(self) -> str:
        text = self._words("terminal-line-dice-help")
        is_local = self._session.connection is None
        return f"{text} {self._words('terminal-line-best-help')}" if is_local else text

    def scene(self) -> list[str]:
        """Describes the board, then everybody's dice and points."""
        view, words = self.view, self._words
        lines = [*self._board(view), words("dice-play-bag", dice=len(view.bag))]
        for seat, chair in enumerate(view.seating.chairs):
            lines.append(words("result-score", name=chair_name(chair, words), points=view.players[seat].score))
            lines += self._dice(view, Seat(seat))
        return lines

    def _board(self, view: DiceView) -> list[str]:
        """Draws the board, or lists every die with its square and the unused bonus squares (D10)."""
        look = self._settings
        if look.pictures:
            hints = [self._hint(seat) for seat in self._session.seats]
            board = board_text(
                view.board,
                hinted=[square for hint in hints if hint is not None for square in hint.squares],
                colour=look.colour,
                palette=look.palette,
                ascii_only=look.ascii_only,
            )
            return [board] if view.lying else []
        layout, taken = view.rules.layout, {lying.square for lying in view.lying}
        free: dict[int, list[str]] = {}
        for square in layout.squares():
            if layout.bonus(square) and square not in taken:
                free.setdefault(layout.bonus(square), []).append(square)
        lying = [laid_name(lying.laid, self._words) for lying in sorted(view.lying, key=lambda lying: lying.square)]
        return lying + [
            self._words("terminal-line-bonuses", points=points, squares=" ".join(squares))
            for points, squares in sorted(free.items())
        ]

    def unfinished(self) -> list[str]:
        """Describes everybody's points so far."""
        return sheet_lines(self.view, self._words)

    def answer(self, word: str) -> list[str] | None:
        """Answers `try 1@h7 2@h8` with what the turn would score, or why it is illegal, without playing it (D8 to D10).

        Answers `best` with the best turns, but not at an online table; raises a refusal at the wrong moment.
        """
        view, words = self.view, self._words
        name = "".join(word.split()[:1])
        if not self._session.seats:
            return None
        if name == "best" and self._session.connection is not None:
            return [words("terminal-line-best-here")]
        phase = _PHASES.get(name, view.phase)
        if view.phase != phase:
            raise NotNow(phase=view.phase)
        seat = view.turn
        if name == "lay":
            if view.call is None or view.call.seat not in self._session.seats:
                raise NoOpeningCall()
            return None if view.call.dice else [words("terminal-line-lay-nothing")]
        if phase == "extra" and name in _PHASES and not self._asked():
            raise AlreadyChosen()
        if phase == "play" and name in _PHASES and seat not in self._session.seats:
            raise NotYourTurn()
        if view.phase != "play" or seat not in self._session.seats or seat is None:
            return None
        if word == "best":
            best = best_turns(view.board, view.players[seat].faces, _BEST, view.rules.scoring)
            return [f"{points:>4}  {format_turn(turn)}" for turn, points in best] or [self._words("dice-cli-none")]
        if not word.startswith("try "):
            return None
        turn = []
        for placing in self._placings(view, seat, word.split()[1:]):
            held = view.players[seat].held(placing.die)
            face = placing.face if placing.face is not None else held.face if held is not None else None
            turn.append(
                Laid(placing.square, WILD if face is None else face, wild=held is not None and held.face == WILD)
            )
        explanation = explain(view.board, turn, view.rules.scoring, len(view.players[seat].dice))
        return explanation_lines(explanation, self._words)

    def _dice(self, view: DiceView, seat: Seat) -> list[str]:
        words, look = self._words, self._settings
        player, hint = view.players[seat], self._hint(seat)
        shown = hint.dice if hint is not None else ()
        if look.pictures:
            hinted = [place for place, held in enumerate(player.dice) if held in shown]
            return [
                hand_text(
                    player.faces,
                    labels=_NUMBERS,
                    hinted=hinted,
                    colour=look.colour,
                    palette=look.palette,
                    ascii_only=look.ascii_only,
                )
            ]
        return [
            f"{HINT if held in shown else ' '} {i}: {format_face(held.face)} ({face_name(held.face, words)})"
            for i, held in enumerate(player.dice, 1)
            if held.face is not None
        ]

    def _hint(self, seat: Seat) -> events.DiceHint | None:
        """Returns what hints have shown a player at this keyboard (D19)."""
        view: DiceView = self._session.view(seat)
        return view.players[seat].hint if view.players and seat in self._session.seats else None

    def _own_dice(self, view: DiceView) -> list[str]:
        """Describes the dice of the players at this keyboard, with names if there are several."""
        seats = self._session.seats
        lines = []
        for seat in seats:
            lines += [f"{self._name(seat)}:"] if len(seats) > 1 else []
            lines += self._dice(view, seat)
        return lines

    def to_do(self) -> list[str]:
        """Describes whose turn it is or what to do, and for how long."""
        view, words, seats = self.view, self._words, self._session.seats
        lines = []
        if view.phase == "play" and view.turn is not None:
            lines.append(words("terminal-dice-other", name=self._name(view.turn)))
        elif view.phase == "opening" and view.call is not None:
            lines.append(self._call(view.call))
        elif view.phase == "opening" and view.is_hopeless:
            return []
        elif view.phase == "opening" and seats:
            lines.append(words("terminal-line-dice-open" if len(seats) == 1 else "terminal-line-dice-open-two"))
        elif view.phase == "extra":
            lines += [words("terminal-line-dice-extra", name=self._name(seat)) for seat in self._asked()[:1]]
        return [*lines, *self._hurry()]

    def _call(self, call: OpeningCall) -> str:
        """Describes what the caller has to do."""
        if call.seat not in self._session.seats:
            return self._words("terminal-dice-called", name=self._name(call.seat))
        if call.dice:
            return self._words("terminal-line-picked")
        return self._words("terminal-dice-name-three", name=self._name(call.seat), chosen=0)

    def _name(self, seat: Seat) -> str:
        return chair_name(self.view.seating.chairs[seat], self._words)

    def _hurry(self) -> list[str]:
        left = self._left()
        return [] if left is None else [self._words("terminal-line-left", seconds=left)]

    def seconds_left(self) -> int | None:
        """Returns the seconds left for the player at this keyboard whose turn it is."""
        return self._left() if self._asked() else None

    def _asked(self) -> list[Seat]:
        """Returns the players at this keyboard who must act."""
        return [seat for seat in seats_to_act(self.view) if seat in self._session.seats]

    def _left(self) -> int | None:
        """Returns the seconds to the end of a call, a turn or an extra roll (D5, D6, D15)."""
        view = self.view
        until = view.call.until if view.call is not None else view.until
        return None if until is None else max(0, -(-(until - self._session.now()) // 1000))

    def problem(self, error: NotationError) -> str:
        """Describes why the input is invalid."""
        return dice_notation_text(error, self._words, self.view.rules.layout)

    def event_lines(self, event: Event) -> list[str]:
        view = self.view
        if isinstance(event, events.RoundEnded) and is_last_chance(view):
            return [self._words("dice-last-chance")]
        if isinstance(event, _SILENT):
            return []
        names = self._names.at(event)
        text = dice_event_text(event, names, self._words, in_words(self._words), self._showed, self._names.reader)
        self._showed = {held.die: held.face for player in view.players for held in player.dice if held.face is not None}
        match event:
            case events.DiceRolled() if view.phase == "opening":
                scene = self.scene() if self._settings.pictures else []
                return [text, *scene, *hopeless_lines(view, self._words), *self.to_do()]
            case events.TurnPlayed(laid=laid, sets=sets, bonuses=bonuses):
                return [text, *score_lines(laid, sets, bonuses, self._words)]
            case events.OpeningLaid(laid=laid):
                return [text, *score_lines(laid, (), (), self._words)]
            case events.OpeningPicked(seat=seat) if seat in self._session.seats:
                return [text, self._words("terminal-line-picked"), *self._hurry()]
            case events.TurnStarted(seat=seat) if seat in self._session.seats:
                return [text, *(self.scene() if self._settings.pictures else self._dice(view, seat)), *self._hurry()]
            case events.DiceHintGiven(seat=seat, hint=events.DiceHint(dice=[_, *_], squares=squares)) if (
                seat in self._session.seats
            ):
                board = self._board(view) if squares and self._settings.pictures else []
                return [text, *board, *self._dice(view, seat)]
            case events.ExtraRollStarted():
                return [text, *self._own_dice(view), *self.to_do()]
            case events.ExtraChosen() if view.phase == "extra" and self._asked():
                return [text, *self.to_do()]
            case events.OpeningCalled():
                return [text, *self._hurry()]
            case events.DiceGameEnded():
                return [text, *sheet_lines(view, self._words)]
            case _:
                return [text]

    def command(self, word: str) -> Command | None:
        """Parses a command: `s` calls, `n` says none, `h` asks for a hint, `1 3 2` names dice, `1@h7 2=2GD@h8` plays,
        `roll 1 3` rolls again, `swap 1 g6` swaps, `p` passes."""
        view = self.view
        seats = self._session.seats
        if not seats:
            return None
        if word == "end":
            return commands.EndGame(seat=seats[0])
        if view.phase == "opening":
            return self._opening(view, word)
        if view.phase == "extra":
            waiting = self._asked()
            return self._extra(view, waiting[0], word) if waiting else None
        seat = view.turn if view.turn in seats else seats[0]
        assert seat is not None, "a command without a turn is sent for the first player here, and refused"
        if word in {"p", "pass"}:
            return commands.PassTurn(seat=seat)
        if word in {"h", "hint"}:
            return AskHint(seat=seat)
        if word.startswith("swap "):
            _, number, square = word.split()
            return commands.SwapWild(seat=seat, die=self._held_die(view, seat, number).die, square=parse_square(square))
        if "@" in word:
            return commands.PlayDice(seat=seat, dice=tuple(self._placings(view, seat, word.split())))
        return None

    def _opening(self, view: DiceView, word: str) -> Command | None:
        seats = self._session.seats
        parts = word.split()
        # without a number, "none" is from the first player at this keyboard who has not said it
        seat = next((seat for seat in seats if parts in (["n"], ["none"]) and not view.players[seat].none), seats[0])
        is_clear = len(seats) == 1
        if len(seats) > 1 and len(parts) > 1 and parts[0].isdigit() and not parts[1][0].isdigit():
            seat, is_clear, parts = self._numbered(seats, parts[0]), True, parts[1:]
        if not is_clear and view.call is None and parts[:1] in (["s"], ["set"], ["set!"], ["h"], ["hint"]):
            raise UnclearPlayer(word)
        match parts:
            case ["s" | "set" | "set!"]:
                return commands.CallOpening(seat=seat, seen=view.version)
            case ["s" | "set" | "set!", *numbers] if len(numbers) == 3:
                dice = tuple(self._named(view, seat, part) for part in numbers)
                return commands.CallOpening(seat=seat, seen=view.version, dice=dice)
            case ["lay"] if view.call is not None and view.call.seat in seats and view.call.dice:
                return commands.LayOpening(seat=view.call.seat, dice=view.call.dice)
            case ["n" | "none"]:
                return commands.SayNone(seat=seat, seen=view.version)
            case ["h" | "hint"]:
                return AskHint(seat=seat)
            case ["b" | "back"]:
                is_here = view.call is not None and view.call.seat in seats
                return commands.TakeBackOpening(seat=view.call.seat if view.call is not None and is_here else seat)
            case [_, _, _] if view.call is not None and view.call.seat in seats:
                caller = view.call.seat
                return commands.LayOpening(seat=caller, dice=tuple(self._named(view, caller, part) for part in parts))
        return None

    def _extra(self, view: DiceView, seat: Seat, word: str) -> Command | None:
        if word in {"k", "keep"}:
            return commands.ChooseExtra(seat=seat)
        if word.startswith("roll"):
            return commands.ChooseExtra(
                seat=seat, dice=tuple(self._held_die(view, seat, part).die for part in word.split()[1:])
            )
        return None

    def _named(self, view: DiceView, seat: Seat, part: str) -> commands.NamedDie:
        number, face = self._split(part)
        return commands.NamedDie(self._held_die(view, seat, number).die, face)

    def _placings(self, view: DiceView, seat: Seat, parts: list[str]) -> list[commands.Placing]:
        """Parses dice on squares: `1@h7`, `2=2GD@h8` for a WILD, or by face, as `best` prints them: `1RO@h7`."""
        placings: list[commands.Placing] = []
        for part in parts:
            die, _, square = part.partition("@")
            number, face = self._split(die)
            if number.isdigit():
                held = self._held_die(view, seat, number)
            else:
                shown = WILD if number.startswith("*") else parse_face(number)
                face = parse_face(number[1:]) if number[1:] and shown == WILD else face
                used = {placing.die for placing in placings}
                same = [held for held in view.players[seat].dice if held.face == shown and held.die not in used]
                if not same:
                    raise NotYourDie(die=-1)
                held = same[0]
            placings.append(commands.Placing(held.die, parse_square(square), face))
        return placings

    def _split(self, part: str) -> tuple[str, Face | None]:
        number, sign, face = part.partition("=")
        return number, parse_face(face) if sign else None

    def _held_die(self, view: DiceView, seat: Seat, number: str) -> events.HeldDie:
        if number.isdigit() and not 1 <= int(number) <= len(view.players[seat].dice):
            raise NotYourDie(die=-1)
        return self._numbered(view.players[seat].dice, number)

    def _numbered(self, among: Sequence[Item], number: str) -> Item:
        if not number.isdigit() or not 1 <= int(number) <= len(among):
            raise ValueError(number)
        return among[int(number) - 1]


def sheet_lines(view: DiceView, words: Words) -> list[str]:
    """Lists everybody's points by round and in total, and their hints; a dash stands for a pass."""
    lines = []
    for seat, chair in enumerate(view.seating.chairs):
        player = view.players[seat]
        rounds = " ".join(str(points) if points else "–" for points in player.rounds)
        total = words("result-score", name=chair_name(chair, words), points=player.score)
        lines.append(f"{total} ({rounds})" if rounds else total)
        if player.hints:
            lines.append(f"  {words('dice-hints-asked', hints=player.hints)}")
    return lines


def hopeless_lines(view: DiceView, words: Words) -> list[str]:
    """Says why everyone rolls again, if nobody has a SET to open with (D5)."""
    return [words("terminal-dice-hopeless")] if view.is_hopeless else []


def is_last_chance(view: DiceView) -> bool:
    """Whether one more all-pass round ends the game (D16)."""
    rules = view.rules
    return view.barren > 0 and (
        view.barren + 1 >= rules.stalemate or (not view.bag and view.barren + 1 >= rules.stalemate_empty)
    )
