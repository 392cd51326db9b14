"""The card game in line mode."""

from __future__ import annotations

from typing import Final

from tercet.core.cardgame import commands, events
from tercet.core.cardgame.state import CardView
from tercet.core.engine.game import Command, Event
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import AskHint
from tercet.core.seating.events import PlayVoided
from tercet.core.sets.features import NotationError
from tercet.core.sets.variant_catalogue import Variant
from tercet.render.event_sentences import event_text
from tercet.render.names import card_name, findings, notation_text
from tercet.render.results import card_result_lines, chance_lines, clock
from tercet.render.seat_event_sentences import chair_name, player_names
from tercet.terminal.display import DisplaySettings
from tercet.terminal.lettered_cards import CHAIN_KEYS, card_lines, keyed_cards, parse_pick, pick_values, pile_texts
from tercet.terminal.session import PlayerNames, Session, UnclearPlayer

_OF_A_PLAYER: Final = frozenset({"", "s", "set", "set!", "n", "no", "none", "b", "back"})
"""Commands that may follow a player's number without a space; cards need one, since digits can be keys."""

_OF_ONE_PLAYER: Final = (commands.CallSet, commands.ClaimSet, commands.NameCard, commands.SayNoSet)
"""Commands that are a player's own; the others may come from anybody at the keyboard."""


class CardLines:
    """Describes a card table, and parses typed commands."""

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        self._session = session
        self._settings = settings
        self._words = settings.words
        self._names = PlayerNames(session, self._words)
        self._deal: list[Event] = []
        """The events of this deal, for its result."""

    @property
    def view(self) -> CardView:
        view: CardView = self._session.view()
        return view

    def help(self) -> str:
        is_alone = self._session.connection is None and len(self.view.seating.chairs) == 1
        message = "terminal-line-solo-help" if is_alone else "terminal-line-cards-help"
        text = self._words(message, **pick_values(self._words, self._variant))
        return f"{text} {self._words('terminal-line-two-help')}" if len(self._session.seats) > 1 else text

    @property
    def _variant(self) -> Variant:
        return self.view.rules.variant

    def scene(self) -> list[str]:
        """Describes every card with its letter, then the score."""
        view, words = self.view, self._words
        if view.paused_at is not None:
            return [words("terminal-paused", time=clock(view.paused_at - view.started_at))]
        deck = self._variant.deck
        lines = card_lines(view.layout, self._settings, view.hint, deck=deck)
        if view.chain:
            lines.append(words("terminal-line-chain"))
            lines += card_lines(view.chain, self._settings, view.hint, deck=deck, keys=CHAIN_KEYS)
        names = player_names(view.seating, words)
        pairs = zip(names, view.scores, strict=True)
        scores = [words("terminal-score", name=name, points=points) for name, points in pairs]
        return [*lines, " · ".join([*pile_texts(view, words), *scores])]

    def to_do(self) -> list[str]:
        """Describes what the game waits for, and for how long."""
        view, words, now = self.view, self._words, self._session.now()
        if view.phase != "play":
            return []
        if view.call is not None:
            seconds = _seconds(view.call.until - now)
            if view.call.seat in self._session.seats:
                return [words("terminal-line-point", seconds=seconds, **pick_values(words, self._variant))]
            return [
                words("terminal-called", name=chair_name(view.seating.chairs[view.call.seat], words), seconds=seconds)
            ]
        lines = []
        if view.naming_until is not None:
            deck = self._variant.deck
            seconds = _seconds(view.naming_until - now)
            lines.append(words("terminal-line-name", seconds=seconds, example=deck.names[deck.cards[-1]]))
        for seat in self._session.seats:
            until = view.players[seat].locked_until
            if until is not None and now < until:
                locked = words("terminal-locked", seconds=_seconds(until - now))
                is_shared = len(self._session.seats) > 1
                lines.append(f"{view.seating.chairs[seat].name}: {locked}" if is_shared else locked)
        if view.votes:
            counts = {"votes": len(view.votes), "players": len(set(view.waited_for) | set(view.votes))}
            if view.is_stop_vote:
                lines.append(words("terminal-votes-stop", **counts))
            else:
                left = 0 if view.vote_until is None else max(1, _seconds(view.vote_until - now))
                lines.append(words("terminal-votes", **counts, seconds=left))
        if any(seat in view.prompted for seat in self._session.seats):
            lines.append(words("terminal-line-looking"))
        return lines

    def seconds_left(self) -> int | None:
        """Returns the seconds that a player at this keyboard has left to point."""
        call = self.view.call
        mine = call is not None and call.seat in self._session.seats
        return _seconds(call.until - self._session.now()) if call is not None and mine else None

    def problem(self, error: NotationError) -> str:
        """Describes why the input is invalid."""
        return notation_text(error, self._words)

    def event_lines(self, event: Event) -> list[str]:
        names = self._names.at(event)
        text = event_text(event, names, self._words, self._names.reader, self.view.rules.variant.deck)
        if isinstance(event, events.DealStarted):
            self._deal.clear()
        self._deal.append(event)
        match event:
            case events.SetTaken(dealt=dealt) | events.CardsAdded(dealt=dealt) if dealt and self.view.is_stop_vote:
                return [text, *self.scene(), self._words("terminal-pile-empty")]
            case events.SetTaken() if self.view.rules.way == "all":
                return [text]  # nothing has left the table
            case events.SetTaken() | events.CardsAdded() | events.DealStarted() | events.BoardLaid():
                return [text, *self.scene()]
            case events.NamingOpened():
                return [text, *self.to_do()]
            case events.CallFailed(cards=cards) if self._variant.fits(len(cards)):
                return [text, *(f"  {line}" for line in findings(cards, self._words, self._variant)), *self.to_do()]
            case events.CallFailed() | events.SetCalled() | events.NoSetVoted() | events.LookingAsked() | PlayVoided():
                return [text, *self.to_do()]
            case events.HintGiven(cards=cards) if cards:
                return [text, self._words.join([card_name(card, self._words, self._variant.deck) for card in cards])]
            case events.DealEnded(next_at=int()):
                return [text, *chance_lines(self._deal, self._words)]
            case events.MatchEnded():
                return [*card_result_lines(self.view, self._words), *chance_lines(self._deal, self._words)]
            case _:
                return [text]

    def unfinished(self) -> list[str]:
        """Describes the score so far."""
        return card_result_lines(self.view, self._words, self._session.now())

    def answer(self, word: str) -> list[str] | None:
        """Answers nothing: every answer about cards would be a hint (C13)."""
        return None

    def command(self, word: str) -> Command | None:
        """Parses a command: `s` calls, `n` votes, `y` keeps looking, `h` asks for a hint, `p` pauses, `b` cancels;
        letters point.

        A 1 or 2 before the command is the player, and is required where two may have typed it. When the unseen card
        must be named, any other text names it (V4).
        """
        view, seats = self.view, self._session.seats
        if not seats:
            return None
        seat, is_clear = seats[0], len(seats) == 1
        rest = word[1:].strip()
        if word[:1] in {"1", "2"} and len(seats) > 1 and (word[1:2] == " " or rest in _OF_A_PLAYER):
            seat, is_clear = seats[int(word[0]) - 1], True
            word = rest
        command = self._command(word, seat, view)
        is_refused = isinstance(command, commands.ClaimSet) and view.style != "point"
        if not is_clear and not is_refused and isinstance(command, _OF_ONE_PLAYER):
            raise UnclearPlayer(word)
        return command

    def _command(self, word: str, seat: Seat, view: CardView) -> Command | None:
        match word:
            case "s" | "set" | "set!":
                return commands.CallSet(seat=seat, seen=view.version)
            case "n" | "no" | "none":
                return commands.SayNoSet(seat=seat, seen=view.version)
            case "y" | "yes":
                asked = [player for player in self._session.seats if player in view.prompted]
                return commands.KeepLooking(seat=asked[0] if asked else seat)
            case "h" | "hint":
                return AskHint(seat=seat)
            case "p" | "pause":
                return commands.Pause(seat=seat) if view.paused_at is None else commands.Resume(seat=seat)
            case "b" | "back":
                is_here = view.call is not None and view.call.seat in self._session.seats
                return commands.TakeBack(seat=view.call.seat if view.call is not None and is_here else seat)
        return self._pointed(word, seat, view)

    def _pointed(self, word: str, seat: Seat, view: CardView) -> Command | None:
        if view.naming_until is not None:
            return commands.NameCard(seat=seat, seen=view.version, card=self._variant.deck.parse_card(word))
        cards = parse_pick(word, keyed_cards(view.layout, view.chain), self._variant)
        if view.call is not None and view.call.seat in self._session.seats:
            return commands.PointCards(seat=view.call.seat, cards=cards)
        return commands.ClaimSet(seat=seat, seen=view.version, cards=cards)


def _seconds(millis: int) -> int:
    """Converts milliseconds to seconds, rounded up."""
    return max(0, -(-millis // 1000))
