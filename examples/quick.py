"""A bot in twenty lines; `tercet tournament examples/quick.py:Quick master` lets it play (docs/bots.md)."""

from random import Random

from tercet import CallSet, CardView, ClaimSet, Command, PointCards, Ready, SayNoSet, find_sets
from tercet.bots import Answer


class Quick:
    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def answer(self, view: CardView, seat: int, now: int) -> Answer | None:
        if view.phase != "play":
            return None if view.seating.chairs[seat].ready else Answer(Ready())
        sets = find_sets(view.cards)
        if view.call is not None:
            return Answer(PointCards(cards=sets[0]), 600) if view.call.seat == seat else None
        delay = self.rng.randint(1500, 2500)
        if not sets:
            return None if seat in view.votes else Answer(SayNoSet(), delay)
        call: Command = CallSet()
        if view.style == "point":
            call = ClaimSet(cards=sets[0])
        return Answer(call, delay)
