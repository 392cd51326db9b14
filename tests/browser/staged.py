"""A table controlled by a test: one real page and the real rules, without a server, bots or other people.

The page's WebSocket leads to a game in memory, which decides and answers as a server would. The other players act,
and time passes, only when the test says so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, Final
from unittest.mock import patch

import msgspec

from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.cardgame.takings import takings
from tercet.core.dicegame import rolls
from tercet.core.dicegame.dice import SIDES, Die, Face, faces_of
from tercet.core.dicegame.notation import parse_face
from tercet.core.engine.chance import FairChance, Source, seeds_from
from tercet.core.engine.game import Command, Event, Refusal, Version
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import new_playthrough
from tercet.core.seating.authority import Permission, SeatHolder, TableOwner, permissions
from tercet.core.seating.commands import ComeBack, Ready, Sit
from tercet.core.sets.cards import find_sets, is_set
from tercet.wire.codec import encode, read_client
from tercet.wire.messages import (
    PROTOCOL,
    Ask,
    ChatMessage,
    Do,
    Done,
    Events,
    Hello,
    Message,
    Refused,
    Replied,
    SendChat,
    TableInfo,
    Welcome,
    YourPermissions,
)
from tests.browser.people import Person

NONCE_SECONDS: Final = 5
"""Seconds a table waits for the nonces of players who are ready."""

SOCKET: Final = """(() => {
  class Staged {
    static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
    readyState = 0; onopen = null; onmessage = null; onclose = null;
    // during play a page takes a connection for dead that is silent for some seconds
    #beat = setInterval(() => this.receive(['{"type":"ping","n":1,"delay":5}']), 1000);
    constructor() {
      window.staged = this;
      setTimeout(() => { this.readyState = 1; this.onopen?.(); });
    }
    async send(text) {
      const answers = await window.toTable(text);
      this.receive(answers);
      this.welcomed ||= answers.length > 0;
    }
    receive(messages) {
      for (const data of messages) if (this.readyState === 1) this.onmessage?.({ data });
    }
    close() { this.readyState = 3; clearInterval(this.#beat); }
  }
  window.WebSocket = Staged;
  // the page's own part of chance, so that the same cards are dealt every time
  crypto.getRandomValues = numbers => numbers.fill(7);
})()"""
"""Replaces the page's WebSockets."""


class _UnshakenBag(FairChance):
    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted(items))


class StagedTable:
    """A game in memory where one person sits, or watches if `seat` is None."""

    game: Any
    """The current game; tests read it, and change it with `do` and `wait`."""

    def __init__(self, look: Person, game: str, players: Sequence[str], **how: Any) -> None:
        self._look = look
        self._faces: dict[int, Face] = {}
        self._count = 0
        self.deal(game, players, **how)
        look.page.expose_function("toTable", self._answers)
        # no server has its log
        look.page.route("**/api/tables/*/timeline", lambda route: route.fulfill(json={"marks": []}))
        look.page.add_init_script(SOCKET)

    def deal(
        self,
        game: str,
        players: Sequence[str],
        *,
        seat: int | None = 0,
        edition: str | None = None,
        seed: str = "staged",
        bots: Collection[int] = (),
        **rules: object,
    ) -> None:
        """Replaces this table with another, which `open` then shows; the seats in `bots` count as bots, for which the
        test acts as for other people."""
        kind = GAMES[game]
        chance = (_UnshakenBag if game == "dice" else FairChance)(seeds_from(seed))
        self.game = new_playthrough(kind, kind.rules_from(edition, rules), chance)
        for place, name in enumerate(players):
            self.game.do(Sit(name=name, bot=place in bots))
        self._seat = None if seat is None else Seat(seat)
        self._count += 1
        self._info = TableInfo(code=f"staged{self._count}", game=game, listed=False, chat=True)

    def open(self) -> None:
        """Shows the table."""
        self._look.go(f"/t/{self._info.code}")
        self._look.wait_until("() => window.staged?.welcomed")

    def load(self, first: int, faces: str) -> None:
        """Sets faces of consecutive dice in the bag, from their next roll on; the first player draws dice 0 to 4."""
        self._faces |= {first + i: parse_face(face) for i, face in enumerate(faces.split())}

    def start(self, get_ready: Callable[[], None] | None = None) -> None:
        """Marks everybody ready and starts the first deal; the other people's clients contribute no nonces."""
        others = [seat for seat in self.game.state.seating.present() if seat != self._seat]
        people = [seat for seat in others if not self.game.state.seating.chairs[seat].bot]
        self.do(*(Ready(seat=seat) for seat in others))
        (get_ready or self._look.get_ready)()
        if people:
            self.until(lambda: self.game.state.seating.start is not None)
            self.wait(NONCE_SECONDS)
            # a client without a nonce counts as away
            self.do(*(ComeBack(seat=seat) for seat in people))

    def get_ready(self) -> None:
        """Marks the page's player ready."""
        self._look.get_ready()

    def until(self, is_so: Callable[[], bool]) -> None:
        """Processes the page's messages until a condition holds at the table."""
        while not is_so():
            self._look.page.wait_for_timeout(10)

    def do(self, *commands: Command) -> None:
        """Carries out other players' commands and shows their events."""
        for command in commands:
            self._show(lambda command=command: self.game.do(command), by=command.sender)

    def a_set(self) -> tuple[int, int, int]:
        """A SET on the table; the seed guarantees one."""
        return find_sets(self.cards())[0]

    def no_set(self) -> tuple[int, int, int]:
        """Three cards on the table that are not a SET."""
        return next(three for three in combinations(self.cards(), 3) if not is_set(*three))

    def play_cards(self) -> None:
        """Plays a deal in pointing style to the end: the first player takes every SET."""
        while not self.game.is_over and self.game.state.naming_until is None:
            found = takings(self.game.state)
            self.do(ClaimSet(seat=0, cards=found[0]) if found else SayNoSet(seat=0))

    def wait(self, seconds: float) -> None:
        """Advances the game's clock and runs everything that is due; the page receives the events."""
        self._show(lambda: self.game.wait(seconds), by=None)

    def welcome(self) -> None:
        """Shows the current game as a newcomer sees it."""
        self._send(self._welcome())

    def cards(self) -> list[int]:
        """The cards on the table."""
        return [card for card in self.game.state.layout if card is not None]

    def _show(self, happen: Any, by: Seat | None) -> None:
        before = self.game.state.version
        with self._loaded():
            events = happen()
        if events:
            self._send(*self._events(before, events, by))

    @contextmanager
    def _loaded(self) -> Iterator[None]:
        def faces(die: Die) -> tuple[Face, ...]:
            return (self._faces[die],) * SIDES if die in self._faces else faces_of(die)

        with patch.object(rolls, "faces_of", faces):
            yield

    def _send(self, *messages: Message) -> None:
        told = [encode(message).decode() for message in messages]
        self._look.page.evaluate("messages => window.staged.receive(messages)", told)

    def _answers(self, text: str) -> list[str]:
        return [encode(message).decode() for message in self._decide(text)]

    def _decide(self, text: str) -> list[Message]:
        match read_client(text.encode()):
            case Hello():
                return [self._welcome()]
            case Do(id=id, command=command):
                before: Version = self.game.state.version
                seat = -1 if self._seat is None else self._seat
                try:
                    with self._loaded():
                        events = self.game.do(msgspec.structs.replace(command, seat=seat))
                except Refusal as refusal:
                    return [Refused(id=id, code=refusal.code, details=refusal.details)]
                done = Done(id=id, version=self.game.state.version)
                return self._events(before, events, self._seat, id) if events else [done]
            case Ask(id=id, question=question):
                return [Replied(id=id, reply=self.game.game.answer(self.game.state, question))]
            case SendChat(id=id, phrase=phrase, text=said):
                version = self.game.state.version
                return [ChatMessage(seat=self._seat, phrase=phrase, text=said), Done(id=id, version=version)]
        return []

    def _welcome(self) -> Welcome[Command]:
        view = self.game.view(self._seat)
        return Welcome(
            protocol=PROTOCOL,
            table=self._info,
            seat=self._seat,
            version=view.version,
            now=self.game.now,
            permissions=self._permissions(),
            view=view,
        )

    def _permissions(self) -> tuple[Permission, ...]:
        seat = NOBODY if self._seat is None else self._seat
        authority = TableOwner(seat) if seat == 0 else SeatHolder(seat)
        return tuple(sorted(permissions(self.game.state.seating, authority)))

    def _events(self, before: Version, events: Sequence[Event], by: Seat | None, answers: str = "") -> list[Message]:
        seen = tuple(event.seen_by(self._seat) for event in events)
        permitted = YourPermissions(permissions=self._permissions())
        return [permitted, Events(after=before, events=seen, by=by, id=answers)]
