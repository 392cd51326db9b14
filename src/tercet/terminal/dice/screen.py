"""The dice game on the full screen: the board with a cursor, everybody's dice, and the score of the current draft."""

from __future__ import annotations

from contextlib import suppress

from rich.text import Text
from textual.widget import Widget

from tercet.core.dicegame import commands, events
from tercet.core.dicegame.board import COLUMNS, Square
from tercet.core.dicegame.dice import HAND, WILD, Die, Face
from tercet.core.dicegame.state import DiceView, seats_to_act
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import AskHint
from tercet.render.dice_event_sentences import Writing, dice_event_text, hint_text
from tercet.render.dice_names import explanation_lines, laid_name, score_lines
from tercet.terminal.dice.board import DiceBoard, board_width, face_piece, laid_sign
from tercet.terminal.dice.draft import DiceDraft
from tercet.terminal.dice.instructions import (
    dice_help,
    dice_instruction,
    dice_key_line,
    packed,
)
from tercet.terminal.dice.lines import hopeless_lines, is_last_chance, sheet_lines
from tercet.terminal.dice.table import PANEL, DiceTable, framed_width, hand_text, is_frame_fitting, players_text
from tercet.terminal.dice.wild_face import WildFaceScreen
from tercet.terminal.display import DisplaySettings
from tercet.terminal.game_screen import LEAST_LOG, GameScreen
from tercet.terminal.keys import CALL_KEYS, HINT_KEY, NO_SET_KEYS
from tercet.terminal.lobby import lobby_text
from tercet.terminal.session import SILENT, CommandFailed, Session

_THREE = 3
_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
_SILENT = (*SILENT, events.DiceDrawn, events.TurnStarted, events.RoundEnded)


class DiceScreen(GameScreen):
    """A dice table."""

    least_log_width = 24

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        super().__init__(session, settings)
        self._table = DiceTable(settings)
        self._draft = DiceDraft()
        middle = self.view.rules.layout.size // 2
        self._cursor = (middle, middle + 1)
        self._latest: tuple[Square, ...] = ()
        self._writing = Writing(lambda face: face_piece(face, settings)[0], lambda laid: laid_sign(laid, settings))
        self._renamed = -1
        """The WILD of the opening whose face was chosen last."""
        self._showed: dict[Die, Face] = {}
        """The faces of the dice in hand before the last event."""

    def table(self) -> Widget:
        return self._table

    def table_width(self) -> int:
        layout, beside = self.view.rules.layout, self.least_log_width + 1
        columns, lines = self.size.width, self.size.height - 3
        rooms = (columns, lines - LEAST_LOG), (columns - beside, lines)
        is_framed = any(is_frame_fitting(room, layout) for room in rooms)
        return framed_width(layout) if is_framed else board_width(layout) + PANEL

    @property
    def view(self) -> DiceView:
        view: DiceView = self.session.view()
        return view

    @property
    def cursor(self) -> Square:
        return Square(f"{COLUMNS[self._cursor[0]]}{self._cursor[1]}")

    def active(self, view: DiceView) -> Seat | None:
        """Returns the seat at this keyboard that the game waits for."""
        seats = self.session.seats
        if view.phase == "opening" and view.call is None:
            return seats[0] if len(seats) == 1 else None
        return next((seat for seat in seats_to_act(view) if seat in seats), None)

    # drawing

    def redraw(self) -> None:
        view = self.view
        seat = self.active(view)
        self._draft.keep(view, seat)
        cursor = self.cursor if view.phase == "play" and self.session.seats else None
        room = self.room()[0]
        self._table.fit(self.room(), view.rules.layout)
        hint = self._hint(view, seat)
        hinted = hint.squares if hint is not None else ()
        self._table.board.lay(view.rules.layout, view.lying, self._draft.placed, cursor, self._latest, hinted)
        self._table.players.show(players_text(view, self.settings, is_narrow=self._table.is_narrow))
        self._table.hand.show(hand_text(view, seat if seat is not None else self.own(), self._draft, self.settings))
        preview = "\n".join(self.settings.fitted(line, room) for line in packed(self._preview(view, seat), room))
        self._table.preview.show(Text(preview, no_wrap=True))
        self.show_bar(self._head(view))

    def _head(self, view: DiceView) -> str:
        words = self.words
        parts = [words("terminal-bag", count=len(view.bag))]
        if view.round:
            parts.insert(0, words("terminal-round", round=view.round))
        if view.last:
            parts.append(words("terminal-last-round"))
        return " · ".join(parts)

    def _hint(self, view: DiceView, seat: Seat | None) -> events.DiceHint | None:
        """Returns what hints have shown the player who must act (D19)."""
        if seat is None or not view.players:
            return None
        own: DiceView = self.session.view(seat)
        return own.players[seat].hint

    def _preview(self, view: DiceView, seat: Seat | None) -> list[list[str]]:
        """Describes the draft's score, in parts that may share a line; without a draft, the last hint and the square
        under the cursor."""
        explanation = self._draft.explanation(view)
        if explanation is not None:
            lines = explanation_lines(explanation, self.words)
            return [lines[:-1], lines[-1:]] if explanation.is_legal else [[line] for line in lines[:3]]
        hint = self._hint(view, seat)
        said: list[list[str]] = [] if hint is None else [[hint_text(hint, self.words, self._writing)]]
        if view.phase == "play" and seat is not None:
            lying = next((die for die in view.lying if die.square == self.cursor), None)
            bonus = view.rules.layout.bonus(self.cursor)
            if lying is not None:
                return [*said, [laid_name(lying.laid, self.words)]]
            if bonus:
                return [*said, [self.words("dice-bonus", square=self.cursor, points=bonus)]]
        return said

    # what happens

    def log_lines(self, event: Event) -> list[str]:
        text = dice_event_text(event, self.names.at(event), self.words, self._writing, self._showed, self.names.reader)
        self._showed = {
            held.die: held.face for player in self.view.players for held in player.dice if held.face is not None
        }
        match event:
            case events.DiceRolled():
                return [text, *hopeless_lines(self.view, self.words)]
            case events.TurnPlayed(laid=laid, sets=sets, bonuses=bonuses):
                self._latest = tuple(die.square for die in laid)
                return [text, " · ".join(score_lines(laid, sets, bonuses, self.words))]
            case events.OpeningLaid(laid=laid):
                self._latest = tuple(die.square for die in laid)
                return [text, *score_lines(laid, (), (), self.words)]
            case events.DiceGameEnded():
                return [text, *sheet_lines(self.view, self.words)]
            case events.RoundEnded() if is_last_chance(self.view):
                return [text, self.words("dice-last-chance")]
            case event if isinstance(event, _SILENT):
                return []
            case _:
                return [text]

    # what to do

    def instruction(self) -> str:
        view, words = self.view, self.words
        seat = self.active(view)
        if view.phase == "over":
            return words("terminal-over" if self.session.connection is None else "terminal-over-online")
        if view.phase == "lobby":
            return lobby_text(self.session, self.words)
        return dice_instruction(self.session, self._draft, self.cursor, self.settings, seat)

    def key_line(self) -> str:
        return dice_key_line(self.session, self.words)

    def help_keys(self) -> list[tuple[str, str]]:
        return dice_help(self.session, self.words)

    # keys

    async def press(self, key: str, name: str) -> bool:
        view = self.view
        if view.phase in ("lobby", "over"):
            return await self.press_between(key, name)
        if not self.session.seats:
            return False
        seat = self.active(view)
        if key == "e" and view.alone_since is not None:
            await self.do(commands.EndGame(seat=self.session.seats[0]))
            return True
        if name in _ARROWS:
            self._move(*_ARROWS[name])
            return True
        if key == HINT_KEY and seat is not None and view.phase in ("opening", "play") and view.call is None:
            await self.do(AskHint(seat=seat))
            return True
        match view.phase:
            case "opening":
                return await self._press_opening(view, seat, key, name)
            case "extra" if seat is not None:
                return await self._press_extra(view, seat, key, name)
            case "play" if seat is not None:
                return await self._press_turn(view, seat, key, name)
        return False

    async def _press_opening(self, view: DiceView, seat: Seat | None, key: str, name: str) -> bool:
        if view.call is None:
            for side, player in enumerate(self.session.seats[:2]):
                alone = len(self.session.seats) == 1
                if (alone and name == "space") or (not alone and key == CALL_KEYS[side]):
                    dice = tuple(self._draft.named) if len(self._draft.named) == _THREE else ()
                    if await self.do(commands.CallOpening(seat=player, seen=view.version, dice=dice)) and dice:
                        self._draft.named = []
                    return True
                if (alone and key == "n") or (not alone and key == NO_SET_KEYS[side]):
                    return await self.do(commands.SayNone(seat=player, seen=view.version)) or True
            return seat is not None and self._pick_before(view, seat, key, name)
        if seat is None:
            return False
        held = self._held_die(view, seat, key)
        if held is not None and held.die not in self._draft.used():
            await self._pick(view, seat, held)
        elif name == "enter" and view.call.dice:
            await self.do(commands.LayOpening(seat=seat, dice=view.call.dice))
        elif key == "w" and view.call.dice:
            self._rename_wild(view, seat)
        elif name in ("escape", "backspace"):
            if self._draft.named:
                self._draft.named.pop()
            else:
                await self.do(commands.TakeBackOpening(seat=seat))
        else:
            return False
        return True

    def _pick_before(self, view: DiceView, seat: Seat, key: str, name: str) -> bool:
        """Handles a key that picks dice before the call (D5)."""
        named = self._draft.named
        held = self._held_die(view, seat, key)
        if held is not None and held.die in self._draft.used():
            self._draft.named = [die for die in named if die.die != held.die]
        elif held is not None and len(named) < _THREE:
            named.append(commands.NamedDie(held.die))
        elif name in ("escape", "backspace") and named:
            named.pop()
        else:
            return False
        return True

    async def _pick(self, view: DiceView, seat: Seat, held: events.HeldDie) -> None:
        """Picks a die for the opening. The third completes it; WILDs keep their current faces (D5)."""
        faces = {die.die: die.face for die in view.call.dice} if view.call is not None else {}
        self._draft.named.append(commands.NamedDie(held.die, faces.get(held.die)))
        if len(self._draft.named) == _THREE:
            dice = tuple(self._draft.named)
            self._draft.named = []
            await self.do(commands.PickOpening(seat=seat, dice=dice))

    def _rename_wild(self, view: DiceView, seat: Seat) -> None:
        """Asks for the face of the next WILD of the opening; the remaining WILDs get faces that fit (D5)."""
        dice = view.call.dice if view.call is not None else ()
        wilds = [die.die for die in dice if die.face is not None]
        if not wilds:
            return
        self._renamed = (self._renamed + 1) % len(wilds)
        chosen = wilds[self._renamed]

        def use(face: Face) -> None:
            named = tuple(commands.NamedDie(die.die, face if die.die == chosen else None) for die in dice)
            self.run_worker(self.do(commands.PickOpening(seat=seat, dice=named)))

        self._name_wild([], use)

    async def _press_extra(self, view: DiceView, seat: Seat, key: str, name: str) -> bool:
        held = self._held_die(view, seat, key)
        if held is not None:
            self._draft.marked ^= {held.die}
            return True
        if name in ("escape", "backspace"):
            self._draft.marked.clear()
            return True
        if name == "enter":
            chosen = tuple(self._draft.marked)
            self._draft.clear()
            await self.do(commands.ChooseExtra(seat=seat, dice=chosen))
            return True
        return False

    async def _press_turn(self, view: DiceView, seat: Seat, key: str, name: str) -> bool:
        held = self._held_die(view, seat, key)
        if held is not None:
            if held.die not in self._draft.used():
                self._draft.picked = None if self._draft.picked == held.die else held.die
        elif name == "space":
            self._place(view, seat, self.cursor)
            await self._keep_draft(seat)
        elif name == "enter":
            await self._hand_in(seat)
        elif name in ("escape", "backspace"):
            if self._draft.picked is not None:
                self._draft.picked = None
            else:
                self._draft.take_back()
                await self._keep_draft(seat)
        elif key == "s":
            await self._swap(seat)
        elif key == "p":
            await self._pass(seat)
        else:
            return False
        return True

    async def _keep_draft(self, seat: Seat) -> None:
        """Sends the draft to the table, which plays it when time runs out (D6)."""
        with suppress(CommandFailed):
            await self.session.do(commands.SaveDraft(seat=seat, round=self.view.round, dice=self._draft.placings()))

    def _held_die(self, view: DiceView, seat: Seat, key: str) -> events.HeldDie | None:
        place = int(key) - 1 if key in tuple("12345"[:HAND]) else -1
        dice = view.players[seat].dice
        return dice[place] if 0 <= place < len(dice) else None

    def _place(self, view: DiceView, seat: Seat, square: Square) -> None:
        """Places the picked die; without one, takes back the die under the cursor."""
        draft = self._draft
        if draft.picked is None:
            if not draft.take_back(square):
                self.flash(self.words("terminal-dice-pick-first"))
            return
        held = view.players[seat].held(draft.picked)
        occupied = {lying.square for lying in (*view.lying, *draft.placed)}
        if held is None or square in occupied:
            self.flash(self.words("dice-fault-square-taken", square=square))
        elif held.face == WILD:
            self._name_wild(draft.suits(view, square), lambda face: self._place_wild(seat, held, square, face))
        else:
            draft.place(held, square, None)

    def _place_wild(self, seat: Seat, held: events.HeldDie, square: Square, face: Face) -> None:
        self._draft.place(held, square, face)
        self.run_worker(self._keep_draft(seat))

    def _name_wild(self, suits: list[Face], use: object) -> None:
        def named(face: Face | None) -> None:
            if face is not None:
                use(face)  # type: ignore[operator]
            self.refresh_all()

        self.app.push_screen(WildFaceScreen(self.settings, suits), named)

    async def _hand_in(self, seat: Seat) -> None:
        if not self._draft.placed:
            self.flash(self.words("terminal-dice-nothing"))
            return
        if await self.do(commands.PlayDice(seat=seat, dice=self._draft.placings())):
            self._draft.clear()

    async def _swap(self, seat: Seat) -> None:
        if self._draft.picked is None:
            self.flash(self.words("terminal-dice-pick-first"))
        else:
            await self.do(commands.SwapWild(seat=seat, die=self._draft.picked, square=self.cursor))

    async def _pass(self, seat: Seat) -> None:
        if self._draft.placed:
            self.flash(self.words("terminal-dice-take-back"))
        else:
            await self.do(commands.PassTurn(seat=seat))

    def _move(self, columns: int, rows: int) -> None:
        size = self.view.rules.layout.size
        column, row = self._cursor
        self._cursor = ((column + columns) % size, (row - 1 + rows) % size + 1)

    def on_dice_board_square_clicked(self, event: DiceBoard.SquareClicked) -> None:
        view = self.view
        seat = self.active(view)
        self._cursor = (COLUMNS.index(event.square[0]), int(event.square[1:]))
        if view.phase == "play" and seat is not None and self._draft.picked is not None:
            self._place(view, seat, event.square)
        self.refresh_all()
