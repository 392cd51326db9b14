"""The result of a game, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tercet.core.cardgame.state import CardView
from tercet.core.engine.game import Event
from tercet.core.engine.outcome import Outcome
from tercet.core.engine.seats import Seat, Seating
from tercet.core.sets.cards import format_cards
from tercet.locale import Words
from tercet.render.seat_event_sentences import player_names


def clock(moment: int) -> str:
    """Formats a time on the table's clock as minutes and seconds."""
    minutes, rest = divmod(int(moment), 60_000)
    return f"{minutes}:{rest // 1000:02}"


def score_lines(outcome: Outcome, seating: Seating, words: Words) -> list[str]:
    """Lists everyone's score and the winners, for any game."""
    names = player_names(seating, words)
    scores = [words("result-score", name=names[player.seat], points=player.points) for player in outcome.players]
    return [*scores, *_winner_lines(outcome.winners, names, words)]


def card_result_lines(view: CardView, words: Words, now: int | None = None) -> list[str]:
    """Lists the score by seat and the winners (C10); for a solo game, a summary of it so far (C13)."""
    names = player_names(view.seating, words)
    played = [seat for seat, player in enumerate(view.players) if player.deals]
    if len(played) == 1:
        player = view.players[played[0]]
        end = view.ended_at if view.ended_at is not None else now or view.started_at
        left = len(view.left) if view.ended_at is not None else len(view.cards) + view.pile_count
        return [
            words("result-alone", left=left, time=clock(end - view.started_at), sets=player.right),
            words("result-alone-details", wrong=player.wrong, denied=player.denied, hints=player.hints),
        ]
    lines = []
    for seat, (player, total) in enumerate(zip(view.players, view.scores, strict=True)):
        lines.append(words("result-score", name=names[seat], points=total))
        if player.wrong or player.denied or player.hints:
            details = words("result-alone-details", wrong=player.wrong, denied=player.denied, hints=player.hints)
            lines.append(f"  {details}")
    return [*lines, *_winner_lines(view.winners, names, words)]


def chance_lines(events: Iterable[Event], words: Words) -> list[str]:
    """Describes the last point at which a solo game could still be cleared, and how; empty if cleared or not solo
    (C13).

    The events may be the whole log, or the last deal as shown to its player.
    """
    # import here: building the solver's tables is slow and must not delay startup
    from tercet.lab.solitaire.solo_deals import chance_of, solo_deal

    deal = solo_deal(events)
    if deal is None:
        return []
    chance = chance_of(deal)
    if chance is None:
        return [words("result-chance-never")]
    if not chance.line:
        return []
    numbers = range(chance.sets + 1, chance.sets + len(chance.line) + 1)
    steps = [f"{number:>4}  {format_cards(three)}" for number, three in zip(numbers, chance.line, strict=True)]
    return [words("result-chance", sets=chance.sets), *steps]


def _winner_lines(winners: Sequence[Seat], names: Sequence[str], words: Words) -> list[str]:
    if not winners:
        return []
    return [words("result-winners", names=words.join([names[seat] for seat in winners]), count=len(winners))]
