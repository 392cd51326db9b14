"""The base class of every game's screen: a score bar, a log, an instruction line, and the keys."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container
from textual.widget import Widget
from textual.widgets import Input, Static

from tercet.core.engine.game import Event
from tercet.core.seating.events import PlayerLeft
from tercet.terminal.display import DisplaySettings, without_game_keys
from tercet.terminal.keys import latin
from tercet.terminal.lobby import is_lobby_shown, lobby_page, replaceable
from tercet.terminal.log_panel import ChatEntry, LogPanel, TextLines
from tercet.terminal.screen_actions import ActionScreen
from tercet.terminal.seat_choices import proposal_keys
from tercet.terminal.session import Notice, PlayerNames, Session, connection_text, is_end, notice_text, phrase_of_key

TICK: Final = 0.05
FLASH: Final = 5.0
"""Seconds to show a refusal instead of the instruction."""
LEAST_COLUMNS: Final = 60
LEAST_LINES: Final = 20
"""Minimum height of a terminal that can show the table."""
LEAST_LOG: Final = 2
"""Minimum lines between the table and the instruction, for the log or a reason."""
MOST_REASON: Final = 3
SIDE: Final = 32
"""Columns for the log beside the table, on wide terminals."""


class GameScreen(ActionScreen):
    """Shows one game; redraws it after every event and key."""

    least_log_width: ClassVar = SIDE
    """Minimum columns for the log beside the table."""

    DEFAULT_CSS = """
    GameScreen { layout: vertical; layers: base above; }
    GameScreen #bar { height: 1; background: $panel; text-style: bold; }
    GameScreen #body { height: 1fr; layout: vertical; }
    GameScreen.wide #body { layout: horizontal; }
    GameScreen.wide #log { margin-left: 1; }
    GameScreen #lobby { width: 1fr; height: auto; padding: 0 1; display: none; }
    GameScreen #reason { height: auto; text-style: bold; display: none; }
    GameScreen #status { height: 1; text-style: bold; }
    GameScreen #keys { height: 1; background: $panel; color: $text-muted; }
    GameScreen #chat { height: 1; border: none; display: none; }
    GameScreen #phrases { layer: above; dock: bottom; height: auto; background: $panel; display: none; }
    GameScreen.rtl #lobby { text-align: right; }
    GameScreen.rtl #reason { text-align: right; }
    GameScreen.rtl #status { text-align: right; }
    GameScreen.rtl #bar { text-align: right; }
    GameScreen.rtl #keys { text-align: right; }
    GameScreen.rtl #phrases { text-align: right; }
    """
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [
        ("f1", "help", ""),
        ("f2", "resize", ""),
        ("f3", "theme", ""),
        ("f5", "answer('agree')", ""),
        ("f6", "answer('decline')", ""),
        ("f9", "replace", ""),
        ("f10", "leave", ""),
        ("pageup", "turn(-1)", ""),
        ("pagedown", "turn(1)", ""),
        # handled before other keys, so a fast typist's first letters are not lost
        Binding("f4,tab", "table", priority=True),
        Binding("slash", "chat('/')", priority=True),
        Binding("full_stop", "chat('.')", priority=True),
    ]

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        super().__init__(session, settings)
        self.starts_at_once = True
        """Whether a local game starts automatically."""
        self.names = PlayerNames(session, self.words)
        self._log = LogPanel(settings)
        self._bar_line = TextLines(id="bar")
        self._lobby = Static(id="lobby")
        self._reason = TextLines(id="reason")
        self._status_line = TextLines(id="status")
        self._key_line = TextLines(id="keys")
        self._chat = ChatEntry(session, settings)
        self._flashed: tuple[float, str] | None = None
        self._shown_status = ("", 0)
        self._end: str | None = None
        """Why the connection ended; None while it is open."""
        self._is_stale = False
        self._shown_line = session.connection
        self._is_begun = False
        """Whether the table has been shown, and so a local game started."""

    # implemented by each game

    def table(self) -> Widget:
        """Returns the widget that shows the game."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Redraws the table and the bar."""
        raise NotImplementedError

    def instruction(self) -> str:
        """Describes what the player at this keyboard may do now."""
        raise NotImplementedError

    def key_line(self) -> str:
        """Lists the keys that matter now."""
        raise NotImplementedError

    def log_lines(self, event: Event) -> list[str]:
        """Updates this screen for an event, and returns the lines that it adds to the log."""
        raise NotImplementedError

    async def press(self, key: str, name: str) -> bool:
        """Handles a key, as typed on a Latin keyboard; returns whether it did anything."""
        raise NotImplementedError

    # shared by all games

    def compose(self) -> ComposeResult:
        yield self._bar_line
        with Container(id="body"):
            yield self.table()
            yield self._lobby
            yield self._log
        yield self._reason
        yield self._status_line
        yield self._chat.line
        yield self._key_line
        yield self._chat.phrases

    async def on_mount(self) -> None:
        self.set_class(self.words.direction == "rtl", "rtl")
        self.session.listen(self._show_event, self._show_notice)
        await self.session.open()
        await self._fit()
        self.set_interval(TICK, self._tick)

    @property
    def is_too_small(self) -> bool:
        return self.app.size.width < LEAST_COLUMNS or self.app.size.height < LEAST_LINES

    async def on_unmount(self) -> None:
        await self.session.close()

    async def on_key(self, event: events.Key) -> None:
        if self._chat.line.has_focus:
            if event.key == "escape":
                self._close_chat()
            return
        self.session.report_presence()
        key = self._latin(event.character or "")
        if self._chat.is_open:
            event.prevent_default().stop()
            await self._press_phrase(key, event.key)
        elif key == "?":
            event.stop()
            self.action_help()
        elif self.is_too_small:
            return  # a key would act on cards that nobody can see
        elif await self.press(key, event.key):
            event.prevent_default().stop()
            self.refresh_all()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._close_chat()
        if text:
            await self.do_quietly(self.session.send_chat(phrase_of_key(text) or text))

    async def _press_phrase(self, key: str, name: str) -> None:
        """Sends the phrase whose number was pressed; after that, keys go to the game again."""
        phrase = phrase_of_key(key)
        if phrase is not None or name in ("escape", "enter", "backspace"):
            self._close_chat()
        if phrase is not None:
            await self.do_quietly(self.session.send_chat(phrase))

    @property
    def _log_width(self) -> int:
        """Returns the columns for the log if it is beside the table."""
        return min(SIDE, self.size.width - self.table_width() - 1)

    async def on_resize(self) -> None:
        await self._fit()

    def room(self) -> tuple[int, int]:
        """Returns the width and height available for the table, beside or above the log.

        A reason takes its lines from the log, so the table keeps its size.
        """
        width, height = self.size
        inner = height - 3
        if self.has_class("wide"):
            return width - self._log_width - 1, inner
        return width, inner - LEAST_LOG

    def refresh_all(self) -> None:
        """Schedules a full redraw; several changes together cause only one."""
        if not self._is_stale:
            self._is_stale = True
            self.call_next(self._draw_all)

    def _draw_all(self) -> None:
        self._is_stale = False
        self._show_lobby()
        self.redraw()
        self._show_status()
        keys = self.key_line()
        if self.is_too_small:
            keys = without_game_keys(keys)
        keys = "" if self.is_covered else proposal_keys(self.session, self.words) or keys
        self._key_line.show(Text(self.settings.fitted_keys(keys, self.size.width), no_wrap=True))

    def _show_lobby(self) -> None:
        """Shows an online table before its first deal: its address, rules and players, and the keys.

        In a terminal that is too small for the table, shows a message about that instead.
        """
        is_shown = self.is_too_small or is_lobby_shown(self.session)
        self._lobby.display = is_shown
        self.table().display = not is_shown
        if self.is_too_small:
            have = {"columns": self.size.width, "lines": self.size.height}
            reason = self.words("terminal-too-small", **have, least_columns=LEAST_COLUMNS, least_lines=LEAST_LINES)
            if self.session.connection is None:
                reason += " " + self.words("terminal-too-small-waits")
            self._lobby.update("\n".join(self.settings.wrapped(reason, self.size.width - 2)))
        elif is_shown:
            room = self.room()[0] - 2
            self._lobby.update(lobby_page(self.session, self.settings, self.rules_page(), room))

    def explain(self, reason: str) -> bool:
        """Shows a reason until the player's next action; an empty string removes it.

        Returns whether the log needs to give the reason, too: if it is beside the table, or the reason is cut off.
        """
        is_beside = self.has_class("wide")
        lines = self.settings.wrapped(reason, self.size.width) if reason else []
        free = max(self.size.height - 3 - self.table().size.height, 0 if is_beside else LEAST_LOG)
        shown = lines[: min(free, MOST_REASON)]
        self._reason.display = bool(shown)
        self._reason.show(Text("\n".join(shown)))
        self.refresh_all()
        return is_beside or shown != lines

    def show_bar(self, text: str) -> None:
        connection = self.session.connection
        if connection is not None:
            text = f"{text} · {connection_text(connection, self.words)}"
        self._bar_line.show(Text(self.settings.fitted(text, self.size.width), no_wrap=True))

    def add_to_log(self, *lines: str) -> None:
        """Adds lines to the log."""
        self._log.add_lines(*lines)

    def flash(self, text: str) -> None:
        """Shows a message for a few seconds."""
        self._flashed = (self.app.time() + FLASH, text)  # type: ignore[attr-defined]
        self._show_status()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "chat":
            is_free = self.session.connection is not None and not self._chat.is_open
            return is_free and self._latin(str(parameters[0])) == "/"
        return super().check_action(action, parameters)

    def action_chat(self, key: str) -> None:
        """Shows the phrases, and an input line if the table allows free text."""
        self.session.report_presence()
        self._chat.open(self.size.width)
        if self._chat.is_written:
            self.set_focus(self._chat.line)
        self._show_status()

    def action_turn(self, pages: int) -> None:
        self._log.turn(pages)

    def _show_event(self, event: Event) -> None:
        self.add_to_log(*self.log_lines(event))
        if isinstance(event, PlayerLeft) and event.seat in replaceable(self.session):
            self.add_to_log(self.words("bots-plays-on-key", name=self.session.view().seating.chairs[event.seat].name))
        self.refresh_all()

    def _show_notice(self, notice: Notice) -> None:
        text = notice_text(notice, self.words)
        if is_end(notice):
            self._end = text
            self._show_status()
        else:
            self.add_to_log(text)

    @property
    def has_ended(self) -> bool:
        return self._end is not None

    def _tick(self) -> None:
        self.session.tick()
        self._show_status()
        if self.session.connection != self._shown_line:
            self._shown_line = self.session.connection
            self.refresh_all()

    def _show_status(self) -> None:
        if self._flashed is not None and self.app.time() >= self._flashed[0]:  # type: ignore[attr-defined]
            self._flashed = None
        status = self._status(), self.size.width
        if status != self._shown_status:
            self._shown_status = status
            self._status_line.show(Text(self.settings.fitted(*status), no_wrap=True))

    def _status(self) -> str:
        if self._end is not None:
            return self._end
        if self._flashed is not None:
            return self._flashed[1]
        if self._chat.is_open and not self._chat.is_written:
            return self.words("terminal-phrase")
        if self.session.former_seat is not None and self.session.view().phase != "over":
            return self.words("terminal-left-game")
        return "" if self.is_too_small else self.instruction()

    async def _fit(self) -> None:
        self.hold()
        if not self._is_begun and not self.is_too_small:
            self._is_begun = True
            if self.session.connection is None and self.starts_at_once:
                await self.start_or_ready()
        self.set_class(self._log_width >= self.least_log_width, "wide")
        self.refresh_all()

    def table_width(self) -> int:
        """Returns the maximum width of the table."""
        raise NotImplementedError

    def _latin(self, character: str) -> str:
        return latin(character, hebrew=self.words.language == "he").lower()

    def _close_chat(self) -> None:
        self._chat.close()
        self.set_focus(None)
        self._show_status()
