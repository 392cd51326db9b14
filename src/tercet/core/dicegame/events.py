"""The events of the dice game, with all their consequences, so clients can apply them without knowing the rules."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

import msgspec
from msgspec.structs import replace

from tercet.core.dicegame.board import Laid, Square
from tercet.core.dicegame.commands import NamedDie
from tercet.core.dicegame.dice import DICE, FACE_NAMES, Die, Face, faces_of
from tercet.core.dicegame.scoring import Bonus, MadeSet
from tercet.core.engine.game import Event, ImpossibleEvent, InterimEvent, Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating.events import EVENTS as SEATING_EVENTS
from tercet.core.sets.lines import Verdict

RollReason = Literal["opening", "freed", "refill", "all-passed", "extra"]
OpeningFailure = Literal["wrong", "time", "taken-back", "left"]
PassReason = Literal["passed", "time", "left", "interrupted"]
HintedMove = Literal["set", "no-set", "turn", "swap", "pass"]
LAST_HINT: Final = 2
Ending = Literal["dice", "stalemate", "alone", "agreed"]


class HeldDie(msgspec.Struct, frozen=True):
    """A die in a hand; it shows no face until it is rolled."""

    die: Die
    face: Face | None = None

    def __repr__(self) -> str:
        return f"<die {self.die}: {'not rolled' if self.face is None else FACE_NAMES[self.face]}>"


class LyingDie(msgspec.Struct, frozen=True):
    """A die on the board; for a WILD, with the face that was named for it (D11)."""

    die: Die
    square: Square
    face: Face
    wild: bool = False

    def __repr__(self) -> str:
        return f"<die {self.die}: {self.laid}>"

    @property
    def laid(self) -> Laid:
        """The face and square, without the die's identity."""
        return Laid(self.square, self.face, self.wild)


class DrawnDice(msgspec.Struct, frozen=True):
    """The dice that a player took from the bag."""

    seat: Seat
    dice: tuple[Die, ...]


class Roll(msgspec.Struct, frozen=True):
    """The dice that a player rolled, and their faces."""

    seat: Seat
    dice: tuple[HeldDie, ...]


class DiceHint(msgspec.Struct, frozen=True):
    """What hints have shown a player of their own chances (D19)."""

    step: int
    """Number of hints given on these dice and this board: the second one is the last."""
    what: HintedMove
    """What the player can do: open with a SET or not, play a turn, only replace a WILD, or only pass."""
    dice: tuple[HeldDie, ...] = ()
    """The dice of the hand to use; in the opening, one die of the SET, with the second hint."""
    squares: tuple[Square, ...] = ()
    """Where they go, in the order of the board; with the second hint."""

    @property
    def is_whole(self) -> bool:
        """Whether there are no more hints on these dice and this board."""
        return self.what in {"no-set", "pass"} or self.step >= LAST_HINT


class DiceGameStarted(Event, frozen=True, kw_only=True):
    """A game starts, with all dice in the bag (D4)."""

    begins_deal: ClassVar[bool] = True

    players: tuple[Seat, ...]
    """The players, clockwise."""
    nonces: tuple[str, ...]
    """The players' nonces, in the order of `players`."""


class DiceDrawn(InterimEvent, frozen=True, kw_only=True):
    """Players drew from the bag (D5, D14)."""

    draws: tuple[DrawnDice, ...]
    bag: tuple[Die, ...]
    """The remaining dice; the bag is reshuffled before the next draw, so their order reveals nothing."""

    @property
    def chance_outcome(self) -> tuple[int, ...]:
        """The order of the bag."""
        return (*(die for draw in self.draws for die in draw.dice), *self.bag)


class DiceRolled(InterimEvent, frozen=True, kw_only=True):
    """Dice were rolled (D5, D12 to D15)."""

    reveals: ClassVar[bool] = True

    reason: RollReason
    rolls: tuple[Roll, ...]
    until: Millis | None = None
    """When all players roll again, if nobody has opened by then (D5)."""

    @property
    def chance_outcome(self) -> tuple[int, ...]:
        """The sides that came up; raises ImpossibleEvent for a face that the die does not have (D2)."""
        return tuple(_side_up(held) for roll in self.rolls for held in roll.dice)


def _side_up(held: HeldDie) -> int:
    faces = faces_of(held.die) if 0 <= held.die < DICE else ()
    if held.face is None or held.face not in faces:
        raise ImpossibleEvent(f"die {held.die} has no face {held.face}")
    return faces.index(held.face)


class OpeningCalled(InterimEvent, frozen=True, kw_only=True):
    """ "SET!": nobody else may call until the caller has chosen three dice (D5)."""

    seat: Seat
    until: Millis | None
    lead: Millis | None = None
    """Milliseconds by which the call beat the next one."""
    tie: bool = False
    """Whether two calls tied and a random draw decided (C16)."""


class OpeningPicked(InterimEvent, frozen=True, kw_only=True):
    """The caller has picked three dice, which will be placed in this order unless the caller changes it in time
    (D5)."""

    seat: Seat
    dice: tuple[NamedDie, ...]
    """The three dice, WILDs with their named faces."""
    faces: tuple[Face, ...]
    """The faces of `dice`; for a WILD, its named face."""
    until: Millis | None
    """When the dice are placed in their current order."""


class OpeningFailed(InterimEvent, frozen=True, kw_only=True):
    """A wrong call (D5)."""

    seat: Seat
    reason: OpeningFailure
    dice: tuple[NamedDie, ...] = ()
    """The dice the caller named, if any."""
    faces: tuple[Face, ...] = ()
    """The faces of `dice`; for a WILD, its named face."""
    check: tuple[Verdict, ...] = ()
    """The verdicts on number, colour and shape."""


class NoneSaid(InterimEvent, frozen=True, kw_only=True):
    """A player says they see no SET among their dice (D5)."""

    seat: Seat


class OpeningLaid(Event, frozen=True, kw_only=True):
    """The first SET is on the emblem. It counts as the player's turn in round 1, and they go first in every round (D5,
    D6)."""

    replaces_score: ClassVar[bool] = True

    seat: Seat
    laid: tuple[LyingDie, ...]
    points: int
    score: int
    to_play: tuple[Seat, ...]
    """The seats still to play in this round."""

    @property
    def sets_found(self) -> int:
        return 1


class TurnStarted(InterimEvent, frozen=True, kw_only=True):
    """A player's turn begins (D6)."""

    seat: Seat
    until: Millis | None = None
    """When the turn expires and counts as a pass."""


class WildSwapped(InterimEvent, frozen=True, kw_only=True):
    """A die replaced a WILD, which is now in the player's hand and is rolled immediately (D12)."""

    seat: Seat
    laid: LyingDie
    freed: Die


class TurnPlayed(Event, frozen=True, kw_only=True):
    """A legal turn, with each SET it made and each bonus (D8 to D10)."""

    replaces_score: ClassVar[bool] = True

    seat: Seat
    laid: tuple[LyingDie, ...]
    sets: tuple[MadeSet, ...]
    bonuses: tuple[Bonus, ...] = ()
    points: int
    score: int
    """The player's points after this turn."""
    last: bool = False
    """Whether the player has no dice left, which makes this the last round (D16)."""
    timed: bool = False
    """Whether time ran out and the dice on the board were played (D6)."""

    @property
    def sets_found(self) -> int:
        return len(self.sets)


class TurnPassed(InterimEvent, frozen=True, kw_only=True):
    """Nothing was played in this turn (D12, D13, D18)."""

    seat: Seat
    reason: PassReason
    counts: bool = True
    """Whether this counts as a pass; it does not if the host lets swaps alone count as a turn."""


class DiceHintGiven(InterimEvent, frozen=True, kw_only=True):
    """A hint about a player's own dice; the others learn only that the player asked (D19)."""

    seat: Seat
    hints: int
    """Number of this player's hints in this game."""
    hint: DiceHint | None = None
    """What this hint and those before it show, for the player who asked."""

    def seen_by(self, seat: Seat | None) -> DiceHintGiven:
        return self if self.seat == seat else replace(self, hint=None)


class RoundEnded(InterimEvent, frozen=True, kw_only=True):
    """Everybody has had a turn (D13, D14)."""

    round: int
    barren: int
    """Number of consecutive rounds, up to this one, in which everybody passed."""


class ExtraRollStarted(InterimEvent, frozen=True, kw_only=True):
    """Everyone may choose dice to re-roll (D15)."""

    until: Millis | None


class ExtraChosen(InterimEvent, frozen=True, kw_only=True):
    """A player has chosen; the other players learn which dice only when all dice are rolled together (D15)."""

    seat: Seat
    dice: tuple[Die, ...] = ()

    def seen_by(self, seat: Seat | None) -> ExtraChosen:
        return self if self.seat == seat else replace(self, dice=())


class RoundStarted(InterimEvent, frozen=True, kw_only=True):
    """A round after the first begins (D6)."""

    round: int
    to_play: tuple[Seat, ...]


class PlayResumed(InterimEvent, frozen=True, kw_only=True):
    """A player is back, and the timer that was running restarts with its full time (D18)."""

    until: Millis | None


class DiceShown(InterimEvent, frozen=True, kw_only=True):
    """The dice are shown again after a pause that hid them (R6)."""

    hands: tuple[tuple[HeldDie, ...], ...]
    """Indexed by seat."""
    board: tuple[LyingDie, ...]


class DiceGameVoided(Event, frozen=True, kw_only=True):
    """All agreed to start over. This game does not count, and its seed is revealed (C17)."""

    reveals_seed: ClassVar[bool] = True
    voids_deal: ClassVar[bool] = True

    seed: str


class DiceGameEnded(Event, frozen=True, kw_only=True):
    """The game ended: its last round is over, everyone kept passing, the only remaining player ended it, or all agreed
    (C17, D16, D18)."""

    reveals_seed: ClassVar[bool] = True

    reason: Ending
    scores: tuple[int, ...]
    """Indexed by seat."""
    winners: tuple[Seat, ...]
    seed: str
    """Revealed so clients can check every draw and roll."""


EVENTS: Final = (
    *SEATING_EVENTS,
    DiceGameStarted,
    DiceDrawn,
    DiceRolled,
    OpeningCalled,
    OpeningPicked,
    OpeningFailed,
    NoneSaid,
    OpeningLaid,
    TurnStarted,
    WildSwapped,
    TurnPlayed,
    TurnPassed,
    DiceHintGiven,
    RoundEnded,
    ExtraRollStarted,
    ExtraChosen,
    RoundStarted,
    PlayResumed,
    DiceShown,
    DiceGameVoided,
    DiceGameEnded,
)
