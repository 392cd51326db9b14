"""The parts of the dice screen around the board: players, the player's dice, the preview."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal

from tercet.core.dicegame.board import Layout
from tercet.core.dicegame.dice import HAND
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.seats import Seat
from tercet.render.seat_event_sentences import chair_name
from tercet.render.text import HINT
from tercet.terminal.dice.board import CELL, FRAMED_CELL, NARROW_CELL, DiceBoard, board_width, face_text
from tercet.terminal.dice.draft import DiceDraft
from tercet.terminal.display import DisplaySettings
from tercet.terminal.log_panel import TextLines

PANEL: Final = 22
"""Width of the list of players beside the board."""
BELOW: Final = 6
"""Lines for the hand and the preview."""
WIDEST: Final = 120
"""Maximum width of the preview, so the log stays beside the board in a wide terminal."""
NARROW_PANEL: Final = 12
"""Width of that list in a narrow terminal, with three dice per line."""


class DiceTable(Container):
    """Board and players side by side, with the player's dice and the preview below."""

    DEFAULT_CSS = """
    DiceTable { height: auto; width: auto; }
    DiceTable Horizontal { height: auto; width: auto; }
    DiceTable #players { width: 22; height: auto; }
    DiceTable #hand { height: 1; }
    DiceTable #preview { height: auto; min-height: 2; max-height: 5; }
    """

    def __init__(self, settings: DisplaySettings) -> None:
        super().__init__(id="table")
        self.board = DiceBoard(settings)
        self.players = TextLines(id="players")
        self.hand = TextLines(id="hand")
        self.preview = TextLines(id="preview")

    @property
    def is_narrow(self) -> bool:
        return self.board.cell == NARROW_CELL

    def fit(self, room: tuple[int, int], layout: Layout) -> None:
        """Chooses sizes of the board and the lists that fit into this many columns and lines."""
        columns = room[0]
        self.board.is_framed = is_frame_fitting(room, layout)
        is_narrow = columns < board_width(layout) + PANEL
        self.board.cell = NARROW_CELL if is_narrow else CELL
        self.players.styles.margin = (0, 0, 0, int(self.board.is_framed))
        self.players.styles.width = NARROW_PANEL if is_narrow else PANEL
        self.hand.styles.width = self.preview.styles.width = min(columns, max(framed_width(layout), WIDEST))

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield self.board
            yield self.players
        yield self.hand
        yield self.preview


def framed_width(layout: Layout) -> int:
    """Returns the width of the board with lines and of the players beside it."""
    return board_width(layout, FRAMED_CELL) + 1 + PANEL


def is_frame_fitting(room: tuple[int, int], layout: Layout) -> bool:
    """Whether the board with lines fits into this many columns and lines."""
    return framed_width(layout) <= room[0] and 2 * layout.size + 2 + BELOW <= room[1]


def players_text(view: DiceView, settings: DisplaySettings, *, is_narrow: bool = False) -> Text:
    """Describes everybody's name, points and dice, with marks for what each player is doing."""
    page = Text(no_wrap=True)
    marks = settings.marks
    width, across = (NARROW_PANEL, 3) if is_narrow else (PANEL, HAND)
    for seat, chair in enumerate(view.seating.chairs):
        player = view.players[seat]
        signs = marks["first"] if view.first == seat else ""
        signs += marks["turn"] if view.turn == seat or (view.call and view.call.seat == seat) else ""
        signs += marks["voted"] if player.none or player.chosen else ""
        signs += "" if chair.present else marks["away"]
        name = signs + chair_name(chair, settings.words)

        def shown(name: str, points: int = player.score) -> str:
            return settings.words("terminal-score", name=name, points=points)

        if (excess := len(shown(name)) - width) > 0:
            name = f"{name[: -excess - 1]}…"
        page.append(settings.shown(shown(name)) + "\n", "bold")
        for i, held in enumerate(player.dice, 1):
            page.append_text(face_text(held.face, settings) if held.face is not None else Text("???"))
            page.append("\n" if i % across == 0 and i < len(player.dice) else " ")
        page.append("\n")
    return page


def hand_text(view: DiceView, seat: Seat | None, draft: DiceDraft, settings: DisplaySettings) -> Text:
    """Describes the dice of a hand with the keys that pick them; picked or marked dice are in brackets, and those of a
    hint have a question mark."""
    line = Text(no_wrap=True)
    if seat is None or not view.players:
        return line
    hint = view.players[seat].hint
    for i, held in enumerate(view.players[seat].dice, 1):
        before, after = ("[", "]") if held.die == draft.picked or held.die in draft.marked else (" ", " ")
        mark = HINT if hint is not None and held in hint.dice else " "
        line.append(f" {before}{i}{mark}", "" if before == mark == " " else "bold")
        if held.die in draft.used():
            line.append("---", "dim")
        else:
            line.append_text(face_text(held.face, settings) if held.face is not None else Text("???"))
        line.append(after)
    return line
