"""The puzzle on the full screen: a daily or a practice puzzle, local or online."""

from __future__ import annotations

from textual.widget import Widget

from tercet.core.engine.game import Event
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.state import PuzzleView
from tercet.render.event_sentences import puzzle_event_text
from tercet.render.names import failing_findings
from tercet.terminal.cards.table import WIDTHS, CardTable
from tercet.terminal.display import DisplaySettings
from tercet.terminal.game_screen import GameScreen
from tercet.terminal.keys import ROWS, key_grid, slot_keys
from tercet.terminal.lettered_cards import pick_values
from tercet.terminal.puzzle.texts import (
    found_text,
    is_shown,
    puzzle_title,
    shared_lines,
    time_text,
)
from tercet.terminal.session import SILENT, Session

_ARROWS = {"left": -ROWS, "right": ROWS, "up": -1, "down": 1}


class PuzzleScreen(GameScreen):
    """Shows the cards, which stay in place, and a clock."""

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        super().__init__(session, settings)
        self._table = CardTable(settings)
        self._selected: list[int] = []
        self._cursor: int | None = None
        self._was_shown = False

    def table(self) -> Widget:
        return self._table

    def table_width(self) -> int:
        return self._across * (WIDTHS["large"] + 1) - 1

    @property
    def view(self) -> PuzzleView:
        view: PuzzleView = self.session.view()
        return view

    @property
    def _across(self) -> int:
        return -(-self.view.rules.card_count // ROWS)

    async def on_mount(self) -> None:  # Textual calls that of GameScreen, too
        if self.session.connection is None:
            self.add_to_log(puzzle_title(self.view.rules, self.words), self.words("daily-rules"))

    # drawing

    def redraw(self) -> None:
        self._was_shown = is_shown(self.session)
        cards = self.view.cards if self._was_shown else ()
        self._table.lay(cards, self._labels(len(cards)), self.room(), selected=self._selected)
        self.show_bar(f"{puzzle_title(self.view.rules, self.words)} {found_text(self.view, self.words)}")

    def _labels(self, count: int) -> list[str]:
        if self.view.phase != "play":
            return [""] * count
        labels = list(slot_keys(self.settings.keyboard)[:count])
        if self._cursor is not None and self._cursor < count:
            labels[self._cursor] = f"[{labels[self._cursor]}]"
        return labels

    def _tick(self) -> None:
        super()._tick()
        if is_shown(self.session) != self._was_shown:
            self.refresh_all()

    # what happens

    def log_lines(self, event: Event) -> list[str]:
        text = puzzle_event_text(event, self.names.at(event), self.words, self.names.reader)
        match event:
            case PuzzleStarted():
                self._selected.clear()
                self.explain("")
                return []
            case SetFound():
                return [text]
            case PickFailed(cards=cards):
                reasons = failing_findings(cards, self.words)
                is_logged = self.explain(self.words("terminal-not-a-set", reasons=reasons))
                return [text, f"  {reasons}"] if is_logged else [text]
            case PuzzleSolved():
                return [text, *shared_lines(self.view, self.words)]
            case event if isinstance(event, SILENT):
                return []
            case _:
                return [text]

    # what to do

    def instruction(self) -> str:
        view, words = self.view, self.words
        if view.phase == "over":
            return words("terminal-over" if self.session.connection is None else "terminal-over-online")
        if self.own() is None:
            return words("terminal-watching")
        if view.phase == "lobby":
            return words("daily-ready")
        return words("terminal-choose", time=time_text(self.session), chosen=len(self._selected), **pick_values(words))

    def key_line(self) -> str:
        if self.own() is None:
            return self.words("terminal-keys-watch")
        return self.words("terminal-keys-puzzle" if self.view.phase == "play" else "terminal-keys-between")

    def help_keys(self) -> list[tuple[str, str]]:
        words = self.words
        return [
            (key_grid(slot_keys(self.settings.keyboard)), words("terminal-help-grid")),
            (words("terminal-key-arrows"), words("terminal-help-arrows")),
            ("Esc", words("terminal-help-escape")),
            ("F1 ?", words("terminal-help-help")),
            ("PgUp PgDn", words("terminal-help-pages")),
            ("F2", words("terminal-help-size")),
            ("F3", words("terminal-help-theme")),
            ("F10 Ctrl+Q", words("terminal-help-leave")),
        ]

    # keys

    async def press(self, key: str, name: str) -> bool:
        if self.view.phase != "play":
            return await self.press_between(key, name)
        if self.own() is None:
            return False
        if name in _ARROWS:
            self._move(_ARROWS[name])
        elif name == "enter" and self._cursor is not None:
            await self._choose(self._cursor)
        elif name in ("escape", "backspace"):
            self._selected.clear()
            self._cursor = None
        else:
            slot = slot_keys(self.settings.keyboard).find(key) if key else -1
            if not 0 <= slot < len(self.view.cards):
                return False
            await self._choose(slot)
        return True

    def _move(self, step: int) -> None:
        count = len(self.view.cards)
        if self._cursor is None:
            self._cursor = 0
        elif abs(step) == 1:
            column, row = divmod(self._cursor, ROWS)
            self._cursor = column * ROWS + (row + step) % ROWS
        else:
            self._cursor = (self._cursor + step) % count

    async def _choose(self, slot: int) -> None:
        if not is_shown(self.session):
            return
        card = self.view.cards[slot]
        self.explain("")
        if card in self._selected:
            self._selected.remove(card)
        else:
            self._selected.append(card)
        own = self.own()
        if len(self._selected) == 3 and own is not None:
            a, b, c = self._selected
            self._selected.clear()
            await self.do(FindSet(seat=own, cards=(a, b, c)))
        self.refresh_all()

    async def on_card_table_card_clicked(self, event: CardTable.CardClicked) -> None:
        if self.own() is not None and self.view.phase == "play" and event.slot < len(self.view.cards):
            await self._choose(event.slot)

    def action_resize(self) -> None:
        self._table.switch_size()
        self.refresh_all()
