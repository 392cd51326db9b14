"""A widget that shows the cards on the table, as large as the terminal allows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from textual import events
from textual.geometry import Size as WindowSize
from textual.message import Message

from tercet.core.sets.decks import Deck
from tercet.render.text import FULL, Size, layout_text
from tercet.terminal.canvas import Canvas, pieces_of
from tercet.terminal.display import DisplaySettings
from tercet.terminal.keys import ROWS

WIDTHS: dict[Size, int] = {"huge": 36, "large": 18, "small": 11}
HEIGHTS: dict[Size, int] = {"huge": 12, "large": 6, "small": 3}
APART: Final = 3
"""Number of columns between the table and the cards beside it."""


class CardTable(Canvas):
    """Shows a layout of cards; a click on a card acts like its key."""

    class CardClicked(Message):
        """A card was clicked."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def __init__(self, settings: DisplaySettings) -> None:
        super().__init__(id="table")
        self._settings = settings
        self._card_size: Size = "small"
        self._sizes: list[Size] = ["small"]
        """The sizes that fit, largest first."""
        self._chosen: tuple[WindowSize, Size] | None = None
        """The size that the player chose, and the window for which they chose it."""
        self._across = 0
        self._space = 1
        self._count = 0
        self._beside_from: int | None = None
        """The column where the cards beside the table start."""

    def lay(
        self,
        slots: Sequence[int | None],
        labels: Sequence[str],
        room: tuple[int, int],
        *,
        selected: Collection[int] = (),
        hinted: Collection[int] = (),
        dealt: Collection[int] = (),
        deck: Deck = FULL,
        beside: Sequence[int] = (),
    ) -> None:
        """Draws the cards into `room`, a number of columns and lines, in the largest size that fits, or in the one
        chosen for this window.

        The cards `beside` are drawn to the right of the table; their labels follow those of the slots.
        """
        self._across, self._count = -(-len(slots) // ROWS), len(slots)
        across = self._across + -(-len(beside) // ROWS)
        space = APART if beside else 0
        self._sizes = fitting_sizes(across, room, space, gap=0)
        window, chosen = self._chosen or (None, None)
        is_kept = chosen in self._sizes and window == self.app.size
        self._card_size = chosen if chosen and is_kept else fitting_sizes(across, room, space)[0]
        wide = across * (WIDTHS[self._card_size] + 1) - 1 + space
        self._space = 1 if wide <= room[0] else 0

        def drawn(cards: Sequence[int | None], labels: Sequence[str], columns: int) -> str:
            return layout_text(
                cards,
                deck=deck,
                rows=ROWS,
                columns=max(columns, 1),
                colour=self._settings.colour,
                palette=self._settings.palette,
                size=self._card_size,
                selected=selected,
                hinted=hinted,
                dealt=dealt,
                labels=labels,
                ascii_only=self._settings.ascii_only,
            )

        table = drawn(slots, labels[: len(slots)], room[0])
        self._beside_from = None
        if beside:
            self._beside_from = self._across * (WIDTHS[self._card_size] + self._space) - self._space + APART
            lines = drawn(beside, labels[len(slots) :], room[0] - self._beside_from).splitlines()
            edge = " | " if self._settings.ascii_only else " │ "
            table = "\n".join(left + edge + right for left, right in zip(table.splitlines(), lines, strict=False))
        self.draw(pieces_of(table) if slots else [])

    def switch_size(self) -> None:
        """Chooses the next smaller size for this window; after the smallest, the largest that fits."""
        place = self._sizes.index(self._card_size)
        self._chosen = self.app.size, self._sizes[(place + 1) % len(self._sizes)]

    def on_click(self, event: events.Click) -> None:
        width = WIDTHS[self._card_size] + self._space
        row = event.y // HEIGHTS[self._card_size]
        if not 0 <= row < ROWS:
            return
        if self._beside_from is not None and event.x >= self._beside_from:
            self.post_message(self.CardClicked(self._count + (event.x - self._beside_from) // width * ROWS + row))
        elif (slot := event.x // width * ROWS + row) < self._count:
            self.post_message(self.CardClicked(slot))


def fitting_sizes(across: int, room: tuple[int, int], space: int = 0, *, gap: int = 1) -> list[Size]:
    """Returns the sizes in which this many columns of cards fit, largest first, and always the smallest."""
    return [
        size
        for size, width in WIDTHS.items()
        if size == "small" or (across * (width + gap) - gap + space <= room[0] and ROWS * HEIGHTS[size] <= room[1])
    ]
