"""The state of a dice game, and its public view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

import msgspec
from msgspec.structs import replace

from tercet.core.dicegame.board import Board, Layout, Turn
from tercet.core.dicegame.commands import NamedDie
from tercet.core.dicegame.dice import FACE_NAMES, Die, Faces, has_hand_set
from tercet.core.dicegame.events import DiceHint, Ending, HeldDie, LyingDie, PassReason
from tercet.core.dicegame.rules import DiceRules
from tercet.core.dicegame.scoring import Bonus, MadeSet
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tercet.core.drawable import Drawable
from tercet.core.engine.game import Millis, Version
from tercet.core.engine.playable_view import PlayableView
from tercet.core.engine.seats import NOBODY, Seat, Seating, checked_seat, standings
from tercet.core.guessed_names import Hinting
from tercet.core.seating.hints import has_hints

DicePhase = Literal["lobby", "opening", "play", "extra", "over"]
TurnDone = Literal["played", "passed", "swapped", "voided"]
TurnKind = Literal["opened", "played", "passed"]


class DicePlayer(Hinting, msgspec.Struct, frozen=True):
    """A seat's dice, score and choices."""

    _guessed: ClassVar[Mapping[str, str]] = {
        "hand": "player.faces, and player.dice",
        "name": "game.players[seat], and view.seating.chairs[seat].name",
        "points": "player.score",
    }

    dice: tuple[HeldDie, ...] = ()
    """The dice in the order they were drawn; visible to everybody."""
    score: int = 0
    wrong: int = 0
    """Number of wrong calls since the last opening roll (D5)."""
    none: bool = False
    """Whether this player has said that they see no SET among their dice (D5)."""
    done: TurnDone | None = None
    """What the player did in this round (D13)."""
    chosen: bool = False
    """Whether the player has chosen for the extra roll (D15)."""
    choice: tuple[Die, ...] = ()
    """The dice chosen for re-rolling; visible only to their owner until all are rolled (D15)."""
    rounds: tuple[int, ...] = ()
    """Points in each round in which the player has had a turn; a pass is 0."""
    hints: int = 0
    """Number of hints the player asked for in this game (D19)."""
    hint: DiceHint | None = None
    """What hints have shown of the player's current chances; visible only to the player (D19)."""

    @property
    def faces(self) -> Faces:
        """The faces of the dice."""
        return Faces([held.face for held in self.dice if held.face is not None])

    @property
    def shown(self) -> str:
        """The faces of the dice, in notation."""
        return " ".join(FACE_NAMES[face] for face in self.faces)

    def held(self, die: Die) -> HeldDie | None:
        """The die, if it is in this hand."""
        return next((held for held in self.dice if held.die == die), None)


def hide_dice(player: DicePlayer) -> DicePlayer:
    """The player as shown while the table is paused (R6)."""
    return replace(player, dice=(), hint=None)


class OpeningCall(msgspec.Struct, frozen=True):
    """A player has called and must name three dice (D5)."""

    seat: Seat
    since: Millis
    until: Millis | None
    """When the call becomes wrong; once three dice are picked, when they are placed as they are."""
    dice: tuple[NamedDie, ...] = ()
    """The three dice picked, in order, WILDs with their faces."""
    interrupted: bool = False
    """Whether a server stop interrupted the call and the caller is not back yet; if so, letting it expire costs nothing
    (C20)."""


class LastTurn(msgspec.Struct, frozen=True):
    """How the last turn scored; shown until the next turn is over (D9, D10)."""

    seat: Seat
    round: int
    kind: TurnKind
    laid: tuple[LyingDie, ...] = ()
    sets: tuple[MadeSet, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    points: int = 0
    reason: PassReason | None = None
    """Why nothing was placed."""
    timed: bool = False
    """Whether time ran out and the dice on the board were played (D6)."""


class DiceView(Drawable, PlayableView, msgspec.Struct, frozen=True, kw_only=True):
    """A dice game as a seat or a watcher may see it: everything but future draws, and other players'
    re-roll choices and hints."""

    _guessed: ClassVar[Mapping[str, str]] = {
        "cards": "view.board, and view.players[seat].faces",
        "state": "no need for one, since this has it all: view.phase, view.board, view.turn, view.players",
        **dict.fromkeys(("best", "best_turn"), "view.best_turns(seat)"),
        **dict.fromkeys(("current_player", "to_move"), "view.turn"),
        "caller": "view.call, with the seat that called",
        "deck": "view.bag",
        "dice": "view.players[seat].dice, and view.players[seat].faces",
        "faces": "view.players[seat].faces",
        "hand": "view.players[seat].faces",
        "hands": "view.players[seat].faces",
        "pile": "view.bag",
        "sets": "dice.find_sets(view.players[seat].faces)",
        "table": "view.board",
    }

    rules: DiceRules
    version: Version = Version(0)
    seating: Seating = Seating()
    phase: DicePhase = "lobby"
    playing: tuple[Seat, ...] = ()
    """The players, clockwise (D4)."""
    players: tuple[DicePlayer, ...] = ()
    """Indexed by seat, one for each chair."""
    bag: tuple[Die, ...] = ()
    lying: tuple[LyingDie, ...] = msgspec.field(default=(), name="board")
    """The dice on the board in the order they were placed; `board` in JSON."""
    round: int = 0
    first: Seat = NOBODY
    """The opener, first in every round (D6)."""
    to_play: tuple[Seat, ...] = ()
    """The seats still to play in this round; it is the turn of the first of them."""
    last_turn: LastTurn | None = None
    until: Millis | None = None
    """When the opening, the turn or the extra roll expires."""
    interrupted: bool = False
    """Whether a server stop interrupted the turn and its player is not back yet; if so, letting it expire costs nothing
    (C20)."""
    rolled_since: Version = Version(0)
    """Version of the current opening roll; a race command that saw an older one is lost (C16)."""
    call: OpeningCall | None = None
    swaps: int = 0
    """Number of WILDs replaced in this turn (D12)."""
    freed: tuple[Die, ...] = ()
    """The dice that those swaps put into the player's hand."""
    barren: int = 0
    """Number of consecutive rounds in which everybody passed (D13, D16)."""
    last: bool = False
    """Whether this is the last round (D16)."""
    alone_since: Millis | None = None
    """Since when only one person has been present (D18)."""
    covered: bool = False
    """Whether the dice are hidden because the table is paused (R6)."""
    started_at: Millis = Millis(0)
    ended_at: Millis | None = None
    ending: Ending | None = None
    winners: tuple[Seat, ...] = ()
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    draws: int = 0
    """Number of draws and rolls so far."""

    def __repr__(self) -> str:
        """The players with their scores and dice, and the dice on the board."""
        kind = type(self).__name__
        stands = standings(self.seating, self.scores)
        if self.phase == "lobby":
            return f"<{kind}: lobby, {stands}>"
        where = self.phase if self.turn is None else f"round {self.round}, {self.seating.chairs[self.turn].name}'s turn"
        hands = (f"{self.seating.chairs[seat].name}: {self.players[seat].shown}" for seat in self.playing)
        first = f"<{kind}: {where}, {stands}; {len(self.bag)} dice in the bag"
        return "\n  ".join([first, *hands, repr(self.board)]) + ">"

    @property
    def board(self) -> Board:
        """The board with its dice."""
        return _board(self.rules.layout, self.lying)

    def legal_turns(self, seat: int) -> list[tuple[Turn, int]]:
        """Every turn that a seat's dice could make on this board, with its points by the rules of this game; before
        the opening, every opening. It need not be that seat's turn."""
        return legal_turns(self.board, self._hand(seat), self.rules.scoring)

    def best_turns(self, seat: int, n: int = 1) -> list[tuple[Turn, int]]:
        """The n best of `legal_turns`, best first; ties prefer fewer WILDs, then fewer dice."""
        return best_turns(self.board, self._hand(seat), n, self.rules.scoring)

    def _hand(self, seat: int) -> Faces:
        checked = checked_seat(self.seating, seat)
        return self.players[checked].faces if checked < len(self.players) else Faces()

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is (D6)."""
        return self.to_play[0] if self.phase == "play" and self.to_play else None

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The players who have not left (D18)."""
        return tuple(seat for seat in self.playing if not self.seating.chairs[seat].left)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The players present (D18)."""
        return tuple(seat for seat in self.playing if self.seating.chairs[seat].present)

    @property
    def paused(self) -> bool:
        """Whether the game waits because nobody is present, or only bots (D16, D18)."""
        chairs = [self.seating.chairs[seat] for seat in self.playing]
        people = [chair for chair in chairs if not chair.bot] if self.rules.bots_wait else []
        return not any(chair.present for chair in people or chairs)

    @property
    def waits_for_people(self) -> bool:
        """Whether bots must wait for people to return (D16)."""
        return self.rules.bots_wait and self.paused

    @property
    def has_hints(self) -> bool:
        """Whether players may ask for hints in this game (D19)."""
        return has_hints(self.rules, self.seating, self.playing)

    @property
    def is_hopeless(self) -> bool:
        """Whether nobody has a SET to open with and the rules let the program act on that: everyone rolls again
        (D5)."""
        hands = [self.players[seat].faces for seat in self.staying]
        return self.phase == "opening" and self.rules.sees_none and not any(map(has_hand_set, hands))

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(player.score for player in self.players)


_LATEST: Final[list[tuple[tuple[LyingDie, ...], Board]]] = []
"""A cache of one entry: dice and their board."""


def _board(layout: Layout, lying: tuple[LyingDie, ...]) -> Board:
    """The board with the given dice; cached, because the player and the rules all ask for the same board."""
    known, start = 0, None
    for dice, board in _LATEST:
        if board.layout is layout and lying[: len(dice)] == dice:
            known, start = len(dice), board
    if start is not None and known == len(lying):
        return start
    board = (Board.of(layout) if start is None else start).lay(die.laid for die in lying[known:])
    _LATEST[:] = [(lying, board)]
    return board


class DiceState(DiceView, frozen=True, kw_only=True):
    """A dice game with its secret, which only the table knows."""

    seed: str = ""


def seats_to_act(view: DiceView) -> tuple[Seat, ...]:
    """The players the game is waiting for: to open, to name dice, to play or to choose (D5, D6, D15).

    The game does not wait for a player who said "none", although they may still call, nor for anybody while all people
    are away (D16).
    """
    return () if view.waits_for_people and view.call is None else needed(view)


def needed(view: DiceView) -> tuple[Seat, ...]:
    """`seats_to_act`, including players who are not present."""
    match view.phase:
        case "opening" if view.call is not None:
            return (view.call.seat,)
        case "opening":
            players = view.players
            most = view.rules.wrong_calls
            return tuple(seat for seat in view.staying if not players[seat].none and players[seat].wrong < most)
        case "play":
            return () if view.turn is None else (view.turn,)
        case "extra":
            return tuple(seat for seat in view.staying if view.players[seat].dice and not view.players[seat].chosen)
        case _:
            return ()
