"""The cards on the table as one widget, as large as the terminal allows."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from textual import events
from textual.message import Message

from tercet.render.text import Size, layout_text
from tercet.terminal.canvas import Canvas, pieces_of
from tercet.terminal.display import DisplaySettings
from tercet.terminal.keys import ROWS

WIDTHS: dict[Size, int] = {"large": 18, "small": 11}
HEIGHTS: dict[Size, int] = {"large": 6, "small": 3}


class CardTable(Canvas):
    """Shows a layout; a click on a card counts as its key."""

    class CardClicked(Message):
        """A card was clicked."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def __init__(self, settings: DisplaySettings) -> None:
        super().__init__(id="table")
        self._settings = settings
        self._card_size: Size = "small"
        self._across = 0
        self._space = 1

    def lay(
        self,
        slots: Sequence[int | None],
        labels: Sequence[str],
        room: tuple[int, int],
        *,
        size: Size | None = None,
        selected: Collection[int] = (),
        hinted: Collection[int] = (),
        dealt: Collection[int] = (),
    ) -> None:
        """Draws the cards into `room`, columns by lines; in the larger size if it fits."""
        self._across = -(-len(slots) // ROWS)
        self._card_size = size or fitting_size(self._across, room)
        wide = self._across * (WIDTHS[self._card_size] + 1) - 1
        self._space = 1 if wide <= room[0] else 0
        drawn = layout_text(
            slots,
            rows=ROWS,
            columns=max(room[0], 1),
            colour=self._settings.colour,
            palette=self._settings.palette,
            size=self._card_size,
            selected=selected,
            hinted=hinted,
            dealt=dealt,
            labels=labels,
            ascii_only=self._settings.ascii_only,
        )
        self.draw(pieces_of(drawn) if slots else [])

    def on_click(self, event: events.Click) -> None:
        column = event.x // (WIDTHS[self._card_size] + self._space)
        row = event.y // HEIGHTS[self._card_size]
        if 0 <= column < self._across and 0 <= row < ROWS:
            self.post_message(self.CardClicked(column * ROWS + row))


def fitting_size(across: int, room: tuple[int, int]) -> Size:
    """The larger size if that many columns of cards fit."""
    wide = across * (WIDTHS["large"] + 1) - 1
    return "large" if wide <= room[0] and ROWS * HEIGHTS["large"] <= room[1] else "small"
