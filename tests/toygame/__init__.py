"""A game in a separate package: the first to grab the number shown gets it, and the highest sum wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from tercet.bots import Answer, roster
from tercet.core import games
from tercet.core.engine import game, ruleset, seats
from tercet.core.engine.chance import Chance, Source
from tercet.core.engine.outcome import leaders, outcome_of
from tercet.core.engine.transition import Transition
from tercet.core.seating import commands, commit_reveal, events, refusals, rules
from tercet.core.seating.infer_command import infer_seating_command
from tercet.core.seating.state import evolve_seating, reset_seating


class GrabRules(ruleset.GameRules, frozen=True, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    away_seconds: Annotated[float, msgspec.Meta(ge=15, le=600)] = 60.0
    show_seconds: Annotated[float, msgspec.Meta(ge=0.1, le=600)] = 600.0
    numbers: Annotated[int, msgspec.Meta(ge=2, le=9)] = 5


class Grab(game.RaceCommand, frozen=True, kw_only=True):
    """Takes the number shown."""


class PassBy(game.TableCommand, frozen=True, kw_only=True):
    """The number expired."""


class NumberShown(game.Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    number: int | None  # None at the end
    grabbed_by: seats.Seat = seats.NOBODY  # the seat that got the previous one
    players: tuple[seats.Seat, ...] = ()  # at the start only
    order: tuple[int, ...] | None = None  # all numbers; sent to nobody

    def seen_by(self, seat: seats.Seat | None) -> game.Event:
        return replace(self, order=None) if self.order else self

    @property
    def chance_outcome(self) -> tuple[int, ...] | None:
        return self.order


class HowMany(game.Question, frozen=True, tag="grab-how-many"):
    """Asks how many numbers are left."""


class SoMany(game.Reply, frozen=True, tag="grab-so-many"):
    count: int


class GrabView(msgspec.Struct, frozen=True, kw_only=True):
    rules: GrabRules
    version: game.Version = game.Version(0)
    seating: seats.Seating = seats.Seating()
    commitment: str = ""
    playing: tuple[seats.Seat, ...] = ()
    number: int | None = None
    until: game.Millis = game.Millis(0)
    gone: tuple[tuple[seats.Seat, int], ...] = ()

    @property
    def phase(self) -> str:
        return "lobby" if not self.playing else "play" if self.number is not None else "over"

    def points(self) -> dict[seats.Seat, int]:
        return {seat: sum(number for taker, number in self.gone if taker == seat) for seat in self.playing}


class GrabState(GrabView, frozen=True, kw_only=True):
    seed: str = ""
    pile: tuple[int, ...] = ()


def evolve(state: Any, event: game.Event) -> Any:
    after: dict[str, Any] = {"version": state.version + 1, "seating": evolve_seating(state.seating, event)}
    if isinstance(event, events.SeedCommitted):
        after["seed"] = event.seed
    elif isinstance(event, NumberShown):
        after |= {"number": event.number, "until": event.at + game.millis(state.rules.show_seconds)}
        if event.players:
            after.update(playing=event.players, pile=(event.order or ())[1:], seating=reset_seating(state.seating))
        else:
            after |= {"gone": (*state.gone, (event.grabbed_by, state.number)), "pile": getattr(state, "pile", ())[1:]}
    return replace(state, **{name: value for name, value in after.items() if name in state.__struct_fields__})


def transition(state: GrabState, command: game.Command, chance: Chance) -> Transition[GrabState]:
    decided = Transition(evolve, state, command.at, chance)
    if isinstance(command, commands.Open):
        decided.add(*(() if state.seed else (commit_reveal.commit_seed(command.at, chance, hosted=command.hosted),)))
    elif isinstance(command, commands.Sit | commands.Ready) and state.phase != "lobby":
        raise refusals.AlreadyStarted()
    elif isinstance(command, Grab | PassBy):
        if state.number is None or (isinstance(command, Grab) and command.seat not in state.playing):
            raise refusals.NotStarted()
        decided.add(NumberShown(at=command.at, grabbed_by=command.sender, number=next(iter(state.pile), None)))
    else:
        decided.add(*rules.decide_seating(state.seating, command, state.rules.seats))
        seating = decided.state.seating
        if isinstance(command, commands.Ready) and len(seating.present()) > 1 and seating.all_ready():
            order = chance.shuffle(Source(state.seed, (), 0), range(1, state.rules.numbers + 1))
            decided.add(NumberShown(at=command.at, players=seating.staying(), number=order[0], order=order))
    return decided


def infer_command(state: GrabState, ahead: Sequence[game.Event]) -> game.Command:
    if isinstance(event := ahead[0], NumberShown):
        return PassBy(at=event.at) if event.grabbed_by == seats.NOBODY else Grab(seat=event.grabbed_by, at=event.at)
    return infer_seating_command(state.seating, ahead)


class EagerBot:
    def answer(self, view: GrabView, seat: seats.Seat, now: game.Millis) -> Answer | None:
        if view.phase == "lobby":
            return None if view.seating.chairs[seat].ready else Answer(commands.Ready())
        return Answer(Grab(), game.Millis(50)) if view.number is not None else None


GRAB: Final = game.Game(
    name="grab",
    rules_type=GrabRules,
    editions={"grab": GrabRules()},
    state_type=GrabState,
    view_type=GrabView,
    commands=(*commands.COMMANDS, Grab, PassBy),
    events=(*events.EVENTS, NumberShown),
    initial=lambda rules: GrabState(rules=rules),
    transition=transition,
    evolve=evolve,
    project=evolve,
    view=lambda state, seat: GrabView(**{name: getattr(state, name) for name in GrabView.__struct_fields__}),
    deadline=lambda state: None if state.number is None else (state.until, PassBy(at=state.until)),
    infer_command=infer_command,
    outcome=lambda view: outcome_of(view.seating, view.points(), leaders({} if view.number else view.points())),
    questions=(HowMany,),
    replies=(SoMany,),
    answer=lambda state, question: SoMany(len(state.pile)),
)
games.register(GRAB)
roster.register_bots("grab", ("eager",), lambda level, seed: EagerBot())
