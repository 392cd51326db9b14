"""The state of a dice game and how events carry it forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec.structs import fields, replace

from tercet.core.dicegame.board import Board
from tercet.core.dicegame.dice import DICE, Die
from tercet.core.dicegame.editions import AWAY_IS_GONE, DiceRules
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameEnded,
    DiceGameStarted,
    DiceGameVoided,
    DiceRolled,
    Ending,
    ExtraChosen,
    ExtraRollStarted,
    HeldDie,
    LyingDie,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
    PlayResumed,
    RoundEnded,
    RoundStarted,
    TurnPassed,
    TurnPlayed,
    TurnStarted,
    WildSwapped,
)
from tercet.core.dicegame.explain import MadeSet
from tercet.core.dicegame.hands import DicePlayer, LastTurn, OpeningCall, TurnDone
from tercet.core.engine.game import Event, Millis, Version
from tercet.core.engine.seats import NOBODY, Seat, Seating
from tercet.core.seating import EVENTS as SEATING_EVENTS
from tercet.core.seating import PlayerSeated, SeedCommitted, TableClosed, evolve_seating, rest

DicePhase = Literal["lobby", "opening", "turns", "extra", "over"]


class DiceView(msgspec.Struct, frozen=True, kw_only=True):
    """A dice game as far as somebody may know it: everything but future chance and others' choices."""

    rules: DiceRules
    version: Version = Version(0)
    seating: Seating = Seating()
    phase: DicePhase = "lobby"
    playing: tuple[Seat, ...] = ()
    """Who plays, clockwise (D4)."""
    players: tuple[DicePlayer, ...] = ()
    """By seat, one for each chair."""
    bag: tuple[Die, ...] = ()
    board: tuple[LyingDie, ...] = ()
    """The dice on the board in the order in which they were placed."""
    round: int = 0
    first: Seat = NOBODY
    """The opener, first in every round (D6)."""
    to_play: tuple[Seat, ...] = ()
    """Whose turns follow in this round; it is the first one's turn."""
    last_turn: LastTurn | None = None
    until: Millis | None = None
    """When the opening, the turn or the extra roll runs out."""
    rolled_since: Version = Version(0)
    """The version that brought the present roll of the opening: a race that saw an older one is lost (C16)."""
    call: OpeningCall | None = None
    swaps: int = 0
    """WILDs replaced in this turn (D12)."""
    freed: tuple[Die, ...] = ()
    """The die it put into the player's hand."""
    barren: int = 0
    """How many rounds in a row all have passed (D13, D16)."""
    last: bool = False
    """Whether this is the last round (D16)."""
    alone_since: Millis | None = None
    """Since when only one of the people who play is there (D18)."""
    started_at: Millis = Millis(0)
    ended_at: Millis | None = None
    ending: Ending | None = None
    winners: tuple[Seat, ...] = ()
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    draws: int = 0
    """How many draws and rolls there have been."""

    @property
    def position(self) -> Board:
        """The board as the move generator knows it."""
        return Board.of(self.rules.layout, [lying.laid for lying in self.board])

    @property
    def turn(self) -> Seat | None:
        """Who is at turn (D6)."""
        return self.to_play[0] if self.phase == "turns" and self.to_play else None

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The players who have not left (D18)."""
        return tuple(seat for seat in self.playing if not self.seating.chairs[seat].left)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The players who are there (D18)."""
        return tuple(seat for seat in self.playing if self.seating.chairs[seat].present)

    @property
    def paused(self) -> bool:
        """Whether the game waits: nobody is there, or of all who play only bots are (D16, D18)."""
        chairs = [self.seating.chairs[seat] for seat in self.playing]
        people = [chair for chair in chairs if not chair.bot] if self.rules.bots_wait else []
        return not any(chair.present for chair in people or chairs)

    @property
    def waits_for_people(self) -> bool:
        """Whether bots have to wait as well (D16)."""
        return self.rules.bots_wait and self.paused

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat."""
        return tuple(player.score for player in self.players)


class DiceState(DiceView, frozen=True, kw_only=True):
    """A dice game with its secret, as the table alone knows it."""

    seed: str = ""


AnyView = TypeVar("AnyView", bound=DiceView)


def evolve(state: AnyView, event: Event) -> AnyView:
    """The state, or a view of it, after an event."""
    changes = _EVOLVE[type(event)](state, event)
    if type(event) is SeedCommitted and isinstance(state, DiceState):
        changes["seed"] = event.seed
    return replace(state, version=state.version + 1, **changes)


Changes = dict[str, Any]


def _committed(state: DiceView, event: SeedCommitted) -> Changes:
    return {"commitment": event.commitment, "seating": evolve_seating(state.seating, event)}


def _seating(state: DiceView, event: Event) -> Changes:
    seating = evolve_seating(state.seating, event)
    changes: Changes = {"seating": seating}
    if type(event) is PlayerSeated:
        changes["players"] = (*state.players, DicePlayer())
    if not _leaves_alone(state.rules, state.playing, seating):
        changes["alone_since"] = None
    elif state.alone_since is None:
        changes["alone_since"] = event.at
    return changes


def _leaves_alone(rules: DiceRules, playing: tuple[Seat, ...], seating: Seating) -> bool:
    """Whether one player remains: of several people only one is there, or, at first, has not left (D18)."""
    chairs = [seating.chairs[seat] for seat in playing]
    if rules.revision < AWAY_IS_GONE:
        return sum(not chair.left for chair in chairs) == 1
    people = [chair for chair in chairs if not chair.bot]
    return len(people) > 1 and sum(chair.present for chair in people) == 1


def _closed(state: DiceView, event: TableClosed) -> Changes:
    return {"phase": "over", "call": None, "until": None, "to_play": (), "ended_at": event.at}


def _started(state: DiceView, event: DiceGameStarted) -> Changes:
    return {
        "phase": "opening",
        "playing": event.players,
        "nonces": event.nonces,
        "bag": tuple(map(Die, range(DICE))),
        "started_at": event.at,
        "seating": rest(state.seating),
        "alone_since": event.at if _leaves_alone(state.rules, event.players, state.seating) else None,
    }


def _voided(state: DiceView, event: DiceGameVoided) -> Changes:
    """Back to before the game, with whoever sits there now (C17)."""
    kept = {"rules", "version", "seating", "players", "commitment"}
    changes: Changes = {field.name: field.default for field in fields(DiceView) if field.name not in kept}
    return changes | {"players": tuple(DicePlayer() for _ in state.players), "seating": rest(state.seating)}


def _drawn(state: DiceView, event: DiceDrawn) -> Changes:
    players = list(state.players)
    for draw in event.draws:
        player = players[draw.seat]
        players[draw.seat] = replace(player, dice=player.dice + tuple(map(HeldDie, draw.dice)))
    return {"players": tuple(players), "bag": event.bag, "draws": state.draws + 1}


def _rolled(state: DiceView, event: DiceRolled) -> Changes:
    players = list(state.players)
    for roll in event.rolls:
        shown = {held.die: held for held in roll.dice}
        player = players[roll.seat]
        players[roll.seat] = replace(player, dice=tuple(shown.get(held.die, held) for held in player.dice))
    changes: Changes = {"draws": state.draws + 1}
    if event.reason == "opening":
        players = [replace(player, wrong=0, none=False) for player in players]
        changes |= {"until": event.until, "rolled_since": state.version + 1}
    changes["players"] = tuple(players)
    return changes


def _called(state: DiceView, event: OpeningCalled) -> Changes:
    call = OpeningCall(event.seat, event.at, event.until)
    return {"call": call, "players": _with(state, event.seat, none=False)}


def _picked(state: DiceView, event: OpeningPicked) -> Changes:
    since = event.at if state.call is None else state.call.since
    return {"call": OpeningCall(event.seat, since, event.until, event.dice)}


def _failed(state: DiceView, event: OpeningFailed) -> Changes:
    wrong = state.players[event.seat].wrong + 1
    return {"call": None, "players": _with(state, event.seat, wrong=wrong)}


def _none(state: DiceView, event: NoneSaid) -> Changes:
    return {"players": _with(state, event.seat, none=True)}


def _opened(state: DiceView, event: OpeningLaid) -> Changes:
    (a, b, c) = event.laid
    made = MadeSet((a.square, b.square, c.square), (a.face, b.face, c.face), "row", event.points)
    return {
        "last_turn": LastTurn(event.seat, 1, "opened", event.laid, (made,), (), event.points),
        "phase": "turns",
        "round": 1,
        "first": event.seat,
        "to_play": event.to_play,
        "call": None,
        "until": None,
        "board": (*state.board, *event.laid),
        "players": _with_laid(state, event.seat, event.laid, event.points, event.score),
    }


def _turn(state: DiceView, event: TurnStarted) -> Changes:
    return {"until": event.until, "swaps": 0, "freed": ()}


def _swapped(state: DiceView, event: WildSwapped) -> Changes:
    laid, freed = event.laid, event.freed
    dice = state.players[event.seat].dice
    return {
        "board": tuple(laid if lying.square == laid.square else lying for lying in state.board),
        "players": _with(
            state, event.seat, dice=tuple(HeldDie(freed) if held.die == laid.die else held for held in dice)
        ),
        "swaps": state.swaps + 1,
        "freed": (*state.freed, freed),
    }


def _played(state: DiceView, event: TurnPlayed) -> Changes:
    return {
        "last_turn": LastTurn(
            event.seat,
            state.round,
            "played",
            event.laid,
            event.sets,
            event.bonuses,
            event.points,
            timed=event.timed,
        ),
        "to_play": state.to_play[1:],
        "until": None,
        "board": (*state.board, *event.laid),
        "players": _with_laid(state, event.seat, event.laid, event.points, event.score),
        "last": state.last or event.last,
    }


def _passed(state: DiceView, event: TurnPassed) -> Changes:
    done: TurnDone = "passed" if event.counts else "swapped"
    rounds = (*state.players[event.seat].rounds, 0)
    return {
        "last_turn": LastTurn(event.seat, state.round, "passed", reason=event.reason),
        "to_play": state.to_play[1:],
        "until": None,
        "players": _with(state, event.seat, done=done, rounds=rounds),
    }


def _round_ended(state: DiceView, event: RoundEnded) -> Changes:
    return {"barren": event.barren, "swaps": 0, "freed": ()}


def _extra(state: DiceView, event: ExtraRollStarted) -> Changes:
    return {"phase": "extra", "until": event.until}


def _chosen(state: DiceView, event: ExtraChosen) -> Changes:
    return {"players": _with(state, event.seat, chosen=True, choice=event.dice)}


def _round(state: DiceView, event: RoundStarted) -> Changes:
    return {
        "phase": "turns",
        "round": event.round,
        "to_play": event.to_play,
        "until": None,
        "players": tuple(replace(player, done=None, chosen=False, choice=()) for player in state.players),
    }


def _resumed(state: DiceView, event: PlayResumed) -> Changes:
    return {"until": event.until}


def _over(state: DiceView, event: DiceGameEnded) -> Changes:
    return {
        "phase": "over",
        "until": None,
        "call": None,
        "to_play": (),
        "ended_at": event.at,
        "ending": event.reason,
        "winners": event.winners,
        "seating": replace(state.seating, proposal=None),
    }


def _with(state: DiceView, seat: Seat, **changes: Any) -> tuple[DicePlayer, ...]:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return tuple(players)


def _with_laid(
    state: DiceView, seat: Seat, laid: tuple[LyingDie, ...], points: int, score: int
) -> tuple[DicePlayer, ...]:
    player = state.players[seat]
    gone = {lying.die for lying in laid}
    kept = tuple(held for held in player.dice if held.die not in gone)
    return _with(state, seat, dice=kept, score=score, done="played", rounds=(*player.rounds, points))


_EVOLVE: Final[dict[type[Event], Callable[[DiceView, Any], Changes]]] = {
    **dict.fromkeys(SEATING_EVENTS, _seating),
    SeedCommitted: _committed,
    TableClosed: _closed,
    DiceGameStarted: _started,
    DiceGameVoided: _voided,
    DiceDrawn: _drawn,
    DiceRolled: _rolled,
    OpeningCalled: _called,
    OpeningPicked: _picked,
    OpeningFailed: _failed,
    NoneSaid: _none,
    OpeningLaid: _opened,
    TurnStarted: _turn,
    WildSwapped: _swapped,
    TurnPlayed: _played,
    TurnPassed: _passed,
    RoundEnded: _round_ended,
    ExtraRollStarted: _extra,
    ExtraChosen: _chosen,
    RoundStarted: _round,
    PlayResumed: _resumed,
    DiceGameEnded: _over,
}
