"""The card game on the full screen: solo, against bots, for two who share a keyboard, or online."""

from __future__ import annotations

from textual.widget import Widget

from tercet.core.cardgame import commands, events
from tercet.core.cardgame.state import CardView
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import AskHint
from tercet.core.sets.features import NotationError
from tercet.core.sets.variant_catalogue import Variant
from tercet.render.event_sentences import event_text
from tercet.render.names import card_name, failing_findings, notation_text
from tercet.render.results import card_result_lines, chance_lines
from tercet.terminal.cards.instructions import (
    asked_seat,
    both_point,
    card_help,
    card_instruction,
    card_key_line,
    needs_take,
    score_line,
)
from tercet.terminal.cards.table import APART, WIDTHS, CardTable
from tercet.terminal.display import DisplaySettings
from tercet.terminal.game_screen import GameScreen
from tercet.terminal.keys import CALL_KEYS, HINT_KEY, NO_SET_DIGITS, NO_SET_KEYS, ROWS, side_keys, slot_keys
from tercet.terminal.lettered_cards import CHAIN_KEYS, pick_values
from tercet.terminal.session import SILENT, Session

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_SILENT = (*SILENT, events.SetCalled)


class CardScreen(GameScreen):
    """A card table."""

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        super().__init__(session, settings)
        self._table = CardTable(settings)
        self._selected: tuple[list[int], list[int]] = ([], [])
        """The chosen cards. If choosing is the call, the second of two players has a separate list."""
        self._dealt: tuple[int, ...] = ()
        self._cursor: int | None = None
        self._typed = ""
        """The letters of the unseen card typed so far (V4)."""
        self._deal: list[Event] = []
        """The events of this deal, for its result."""

    def table(self) -> Widget:
        return self._table

    def table_width(self) -> int:
        return self._across * (WIDTHS["large"] + 1) - 1 + (APART if self.view.chain else 0)

    @property
    def _across(self) -> int:
        """The number of card columns, including those beside the table."""
        view = self.view
        board = len(view.layout) or view.rules.variant.board
        return -(-board // ROWS) - (-len(view.chain) // ROWS)

    @property
    def view(self) -> CardView:
        view: CardView = self.session.view()
        return view

    @property
    def _variant(self) -> Variant:
        return self.view.rules.variant

    @property
    def is_shared(self) -> bool:
        """Whether two players share this keyboard."""
        return len(self.session.seats) > 1

    @property
    def both_point(self) -> bool:
        return both_point(self.session)

    # drawing

    def redraw(self) -> None:
        view = self.view
        self._table.lay(
            view.layout,
            self._labels() if view.phase == "play" else (),
            self.room(),
            selected=[*self._selected[0], *self._selected[1]],
            hinted=view.hint,
            dealt=self._dealt,
            deck=view.rules.variant.deck,
            beside=view.chain,
        )
        self._show_score()

    @property
    def _cards(self) -> events.Slots:
        """Returns the cards that can be picked: those on the table, by slot, then those of the last taking (V4)."""
        return *self.view.layout, *self.view.chain

    def _labels(self) -> list[str]:
        slots = self.view.layout
        if self.both_point:
            return [self._label_of_two(slot, card) for slot, card in enumerate(slots)]
        keys = self._slot_keys()
        labels = [keys[slot] if slot < len(keys) else "" for slot in range(len(slots))]
        labels += CHAIN_KEYS[: len(self.view.chain)]
        if self._cursor is not None and self._cursor < len(labels):
            labels[self._cursor] = f"[{labels[self._cursor]}]"
        return labels

    def _label_of_two(self, slot: int, card: int | None) -> str:
        """Formats both players' keys; brackets mark the key of a player who has chosen the card."""
        keys = (side_keys(self.settings.keyboard, side)[slot : slot + 1] for side in (0, 1))
        return " ".join(f"[{key}]" if card in self._selected[side] else key for side, key in enumerate(keys))

    def _slot_keys(self) -> str:
        """Returns the keys of the player who is pointing; none if two players share the keyboard and neither is."""
        keyboard = self.settings.keyboard
        if not self.is_shared:
            return slot_keys(keyboard)
        seat = self._pointing()
        return "" if seat is None else side_keys(keyboard, self.session.seats.index(seat))

    def _tick(self) -> None:
        super()._tick()
        self._show_score()  # a lock ends without an event

    def _show_score(self) -> None:
        self.show_bar(score_line(self.session, self.settings.marks, self.words))

    # what happens

    def log_lines(self, event: Event) -> list[str]:
        text = event_text(event, self.names.at(event), self.words, self.names.reader, self.view.rules.variant.deck)
        if isinstance(event, events.DealStarted):
            self._deal.clear()
        self._deal.append(event)
        match event:
            case events.DealStarted():
                self._fresh(())
                self.explain("")
                self.call_later(self._fit)
                return [] if len(event.players) == 1 else [text]
            case events.SetTaken(layout=layout, dealt=dealt):
                self._fresh(tuple(card for slot in dealt if (card := layout[slot]) is not None))
                return [text, *self._last_cards(bool(dealt))]
            case events.BoardLaid(layout=layout):
                self._fresh(tuple(card for card in layout if card is not None))
                self.call_later(self._fit)
                return [text]
            case events.NamingOpened() | events.DealEnded() if self._typed:
                self._typed = ""
                return [text]
            case events.CardsAdded(layout=layout, dealt=dealt):
                self._fresh(tuple(card for slot in dealt if (card := layout[slot]) is not None))
                self.call_later(self._fit)
                return [text, *self._last_cards(True)]
            case events.CallFailed(seat=seat, cards=cards):
                is_logged = seat not in self.session.seats or self._explain(seat, cards)
                if is_logged and self._variant.fits(len(cards)):
                    return [text, f"  {failing_findings(cards, self.words, self._variant)}"]
                return [text]
            case events.HintGiven(cards=cards) if cards:
                return [text, self.words.join([card_name(card, self.words, self._variant.deck) for card in cards])]
            case events.DealEnded(next_at=int()):
                return [text, *chance_lines(self._deal, self.words)]
            case events.MatchEnded():
                # the result is last, so it is visible even if the log has only three lines
                return [*chance_lines(self._deal, self.words), *card_result_lines(self.view, self.words)]
            case event if isinstance(event, _SILENT):
                return []
            case _:
                return [text]

    def _last_cards(self, dealt: bool) -> list[str]:
        """Explains, when the last cards are dealt, that a vote is now a vote to stop (C9)."""
        return [self.words("terminal-pile-empty")] if dealt and self.view.is_stop_vote else []

    def _explain(self, seat: Seat, cards: tuple[int, ...]) -> bool:
        """Explains why a player's pick was wrong, if they picked cards; returns whether the log needs to, too."""
        self._selected[self._side(seat)].clear()
        if not self._variant.fits(len(cards)):
            return self.explain("")
        reasons = failing_findings(cards, self.words, self._variant)
        if self._variant.is_printed:
            reason = self.words("terminal-not-a-set", reasons=reasons)
        else:
            reason = f"{self.words('card-is-not-taking')} {reasons}"
        return self.explain(f"{self.view.seating.chairs[seat].name}: {reason}" if self.is_shared else reason)

    def _fresh(self, dealt: tuple[int, ...]) -> None:
        self._dealt = dealt
        for chosen in self._selected:
            chosen[:] = [card for card in chosen if card in self._cards]

    # what to do

    def instruction(self) -> str:
        return card_instruction(self.session, self._selected, self.words, self._typed)

    def key_line(self) -> str:
        return card_key_line(self.session, self.words)

    def help_keys(self) -> list[tuple[str, str]]:
        return card_help(self.session, self.settings)

    # keys

    async def press(self, key: str, name: str) -> bool:
        view = self.view
        if view.phase != "play":
            return await self.press_between(key, name)
        if self.own() is None:
            return False
        if (asked := asked_seat(self.session)) is not None:
            # any key shows that the player is present; a call or a vote shows it anyway (C8)
            await self.do(commands.KeepLooking(seat=asked))
        if view.naming_until is not None and view.paused_at is None:
            return await self._press_name(view, key, name)
        if view.paused_at is not None or (key == "p" and not self.is_shared):
            return await self._press_pause(view, key)
        if name in _ARROWS and not self.both_point:
            self._move(*_ARROWS[name], view)
            return True
        if name == "enter" and self._cursor is not None:
            await self._choose(self._cursor)
            return True
        if name in ("escape", "backspace"):
            return await self._undo()
        if self.is_shared:
            return await self._press_shared(view, key)
        may_point = view.style == "point" or self._pointing() is not None
        if name == "space" and needs_take(view) and self._selected[0] and may_point:
            await self._hand_in(is_whole=True)
        elif name == "space":
            await self._call(self.session.seats[0])
        elif key == "n":
            await self._vote(self.session.seats[0])
        elif key == HINT_KEY:
            await self.do(AskHint(seat=self.session.seats[0]))
        else:
            return await self._press_slot(key, slot_keys(self.settings.keyboard))
        return True

    async def _press_name(self, view: CardView, key: str, name: str) -> bool:
        """Handles a key while the unseen card is named by its letters (V4)."""
        if name == "backspace":
            self._typed = self._typed[:-1]
        elif name == "escape":
            self._typed = ""
        elif name == "enter" and self._typed:
            typed, self._typed = self._typed, ""
            try:
                card = self._variant.deck.parse_card(typed)
            except NotationError as error:
                self.flash(notation_text(error, self.words))
            else:
                await self.do(commands.NameCard(seat=self.session.seats[0], seen=view.version, card=card))
        elif len(key) == 1 and key.isalnum():
            self._typed += key
        else:
            return False
        return True

    async def _press_pause(self, view: CardView, key: str) -> bool:
        """Handles a key during a pause, when only one key works (C13)."""
        if key != "p":
            return False
        seat = self.session.seats[0]
        await self.do(commands.Pause(seat=seat) if view.paused_at is None else commands.Resume(seat=seat))
        return True

    async def _press_shared(self, view: CardView, key: str) -> bool:
        seat = self._pointing()
        if seat is not None:
            return await self._press_slot(key, side_keys(self.settings.keyboard, self.session.seats.index(seat)))
        if self.both_point:
            return await self._press_either(key)
        for side, player in enumerate(self.session.seats[:2]):
            if key == CALL_KEYS[side]:
                await self._call(player)
                return True
            if key == NO_SET_KEYS[side]:
                await self._vote(player)
                return True
        return False

    async def _press_either(self, key: str) -> bool:
        """Handles a key pressed by either of two players who choose at the same time."""
        for side, player in enumerate(self.session.seats[:2]):
            if key and key in NO_SET_DIGITS[side]:
                await self._vote(player)
                return True
            if await self._press_slot(key, side_keys(self.settings.keyboard, side), side):
                return True
        return False

    async def _press_slot(self, key: str, keys: str, side: int = 0) -> bool:
        slot = keys.find(key) if key else -1
        if key and key in CHAIN_KEYS[: len(self.view.chain)]:
            slot = len(self.view.layout) + CHAIN_KEYS.index(key)
        elif not 0 <= slot < len(self.view.layout):
            return False
        await self._choose(slot, side)
        return True

    def _side(self, seat: Seat) -> int:
        """Returns the index of a seat's cards in `_selected`."""
        return self.session.seats.index(seat) if self.both_point else 0

    def _pointing(self) -> Seat | None:
        """Returns the player at this keyboard who has called."""
        call = self.view.call
        return call.seat if call is not None and call.seat in self.session.seats else None

    async def _call(self, seat: Seat) -> None:
        view = self.view
        self.explain("")
        if view.style == "point":
            self.flash(self.words("terminal-just-choose", **pick_values(self.words, self._variant)))
            return
        if await self.do(commands.CallSet(seat=seat, seen=view.version)):
            await self._hand_in()

    async def _vote(self, seat: Seat) -> None:
        self.explain("")
        await self.do(commands.SayNoSet(seat=seat, seen=self.view.version))

    async def _choose(self, slot: int, side: int = 0) -> None:
        card = self._cards[slot] if slot < len(self._cards) else None
        if card is None:
            return
        self.explain("")
        chosen = self._selected[side]
        if card in chosen:
            chosen.remove(card)
        elif len(chosen) < self._variant.most:
            chosen.append(card)
        self.refresh_all()
        await self._hand_in(side)

    async def _hand_in(self, side: int = 0, *, is_whole: bool = False) -> None:
        """Points at the chosen cards if the player may point and the cards make a full taking.

        If takings differ in size, the player must confirm.
        """
        view, cards = self.view, tuple(self._selected[side])
        if not self._variant.fits(len(cards)) or (needs_take(view) and not is_whole):
            return
        seat = self._pointing()
        if seat is not None:
            self._selected[side].clear()
            await self.do(commands.PointCards(seat=seat, cards=cards))
        elif view.style == "point":
            self._selected[side].clear()
            await self.do(commands.ClaimSet(seat=self.session.seats[side], seen=view.version, cards=cards))

    async def _undo(self) -> bool:
        seat = self._pointing()
        if any(self._selected):
            self._selected = ([], [])
        elif seat is not None:
            await self.do(commands.TakeBack(seat=seat))
        else:
            self._cursor = None
        return True

    def _move(self, columns: int, rows: int, view: CardView) -> None:
        across = max(1, -(-len(self._cards) // ROWS))
        column, row = divmod(self._cursor if self._cursor is not None else 0, ROWS)
        if self._cursor is not None:
            column, row = (column + columns) % across, (row + rows) % ROWS
        self._cursor = column * ROWS + row

    async def on_card_table_card_clicked(self, event: CardTable.CardClicked) -> None:
        if self.own() is not None and self.view.phase == "play" and not self.both_point:
            await self._choose(event.slot)
            self.refresh_all()

    def action_resize(self) -> None:
        self._table.switch_size()
        self.refresh_all()
