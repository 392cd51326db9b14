"""Actions on a game screen other than playing: help, the table menu, getting ready, leaving."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, get_args

from textual.screen import Screen

from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.locale import Words
from tercet.terminal.display import DisplaySettings
from tercet.terminal.help import LeaveScreen
from tercet.terminal.lobby import level_of_key, replaceable, start_commands
from tercet.terminal.rules_pages import rules_page
from tercet.terminal.seat_choices import SeatChoice, is_unready_possible, seat_choices, seat_command
from tercet.terminal.session import CommandFailed, Session, failure_text, receipt_text


class ActionScreen(Screen[None]):
    """A screen with a session; its table menu also offers everything the function keys do."""

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        super().__init__()
        self.session = session
        self.settings = settings
        self.is_covered = False

    @property
    def words(self) -> Words:
        return self.settings.words

    # implemented by the screens

    def help_keys(self) -> list[tuple[str, str]]:
        """Returns the keys and their meanings, for the help page."""
        raise NotImplementedError

    def refresh_all(self) -> None:
        """Redraws everything."""
        raise NotImplementedError

    def add_to_log(self, *lines: str) -> None:
        """Adds lines to the log."""
        raise NotImplementedError

    def flash(self, text: str) -> None:
        """Shows a message for a few seconds."""
        raise NotImplementedError

    def action_resize(self) -> None:
        """Switches to the next card size, if there are several."""

    @property
    def is_too_small(self) -> bool:
        """Whether the terminal cannot show the table."""
        return False

    # shared by all screens

    def cover(self, *, on: bool) -> None:
        """Stops the clock of a local game while another page covers the table, and shows none of the table's keys."""
        self.is_covered = on
        self.hold()
        self.refresh_all()

    def hold(self) -> None:
        """Stops the clock of a local game while nobody can see the table, and lets it run again after that."""
        self.session.pause(on=self.is_covered or self.is_too_small)

    def rules_page(self) -> str:
        """Returns the rules of this table."""
        return rules_page(self.session.game.name, self.session.view().rules, self.words)

    def own(self) -> Seat | None:
        """Returns the seat of the first player at this keyboard."""
        return self.session.seats[0] if self.session.seats else None

    async def do(self, command: Command) -> bool:
        """Carries out a command; shows a refusal and returns False."""
        return await self.do_quietly(self.session.do(command))

    async def do_quietly(self, action: Awaitable[Any]) -> bool:
        try:
            await action
        except CommandFailed as problem:
            self.flash(failure_text(problem, self.words))
            return False
        return True

    def action_help(self) -> None:
        from tercet.terminal.help import HelpScreen

        self.cover(on=True)
        page = HelpScreen(self.settings, self.help_keys(), self.rules_page())
        self.app.push_screen(page, lambda _: self.cover(on=False))

    def action_theme(self) -> None:
        self.app.switch_theme()  # type: ignore[attr-defined]

    def action_leave(self) -> None:
        """Leaves the table; asks for confirmation if a player here is in a running game, since others may be waiting
        for them."""
        view = self.session.view()
        if not self.session.seats or view.phase in ("lobby", "over") or self.has_ended:
            self.app.leave_game()  # type: ignore[attr-defined]
            return
        online = self.session.connection is not None
        self.cover(on=True)
        question = self.words("terminal-leave-online" if online else "terminal-leave-local")
        self.app.push_screen(LeaveScreen(self.settings, question), self._answered)

    def _answered(self, leave: bool | None) -> None:
        self.cover(on=False)
        if leave:
            self.app.leave_game()  # type: ignore[attr-defined]

    @property
    def has_ended(self) -> bool:
        """Whether the connection has ended, so that only leaving is possible."""
        return False

    def action_table(self) -> None:
        """Opens the menu: name, proposals, leaving and returning, the receipt, and the actions of the function keys."""
        from tercet.terminal.table_menu import TableMenu

        self.session.report_presence()
        self.cover(on=True)
        self.app.push_screen(TableMenu(self.settings, self.menu_choices()), self._chose)

    def menu_choices(self) -> list[str]:
        """Returns the actions available now, in menu order."""
        replace = ["replace"] if replaceable(self.session) else []
        return [*seat_choices(self.session), *replace, "help", "size", "theme", "quit"]

    async def _chose(self, chosen: tuple[str, str] | None) -> None:
        self.cover(on=False)
        if chosen is None:
            return
        choice, name = chosen
        match choice:
            case "receipt":
                self.add_to_log(receipt_text(self.session, self.words))
            case "help":
                self.action_help()
            case "size":
                self.action_resize()
            case "theme":
                self.action_theme()
            case "quit":
                self.action_leave()
            case "replace":
                await self.action_replace()
            case _ if choice in get_args(SeatChoice):
                await self._do_choice(choice, name)  # type: ignore[arg-type]

    async def action_answer(self, choice: SeatChoice) -> None:
        if self.session.view().seating.proposal is not None:
            self.session.report_presence()
            await self._do_choice(choice)

    async def _do_choice(self, choice: SeatChoice, name: str = "") -> None:
        try:
            command = seat_command(self.session, choice, name)
        except ValueError:  # the table changed in the meantime
            return
        await self.do(command)
        self.refresh_all()

    async def action_replace(self) -> None:
        """Replaces the first player who has left with a bot of medium strength; for the host (C17, D18)."""
        levels = LEVELS.get(self.session.game.name, ())
        for seat in replaceable(self.session)[: 1 if levels else 0]:
            await self.do_quietly(self.session.seat_bot(levels[len(levels) // 2], seat))

    async def press_between(self, key: str, name: str) -> bool:
        """Handles a key before, between and after games: Enter continues, other keys are for the lobby."""
        if name != "enter":
            return await self._press_lobby(key, name)
        if self.session.view().phase == "over":
            self.app.play_again()  # type: ignore[attr-defined]
        else:
            await self.start_or_ready()
        return True

    async def _press_lobby(self, key: str, name: str) -> bool:
        """Handles a key before an online game: the host adds bots with numbers (1 is the weakest), and Esc marks the
        player as not ready."""
        if name == "escape" and is_unready_possible(self.session):
            await self._do_choice("unready")
            return True
        level = level_of_key(self.session, key)
        if level is None:
            return False
        await self.do_quietly(self.session.seat_bot(level))
        return True

    async def start_or_ready(self) -> None:
        """Gets ready; for the host of an online table, the second press starts (C17)."""
        for command in start_commands(self.session):
            await self.do(command)
