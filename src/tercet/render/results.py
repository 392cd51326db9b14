"""How a card game ended, in the reader's language."""

from __future__ import annotations

from tercet.core.cardgame.state import View
from tercet.locale import Words


def clock(moment: int) -> str:
    """A moment of the table's clock as minutes and seconds."""
    minutes, rest = divmod(int(moment), 60_000)
    return f"{minutes}:{rest // 1000:02}"


def result_lines(view: View, words: Words, now: int | None = None) -> list[str]:
    """The score by seat, and who has won (C10); alone, how it went, up to now where it has not ended (C13)."""
    played = [seat for seat, player in enumerate(view.players) if player.deals]
    if len(played) == 1:
        player = view.players[played[0]]
        end = view.ended_at if view.ended_at is not None else now or view.started_at
        left = len(view.left) if view.ended_at is not None else len(view.cards) + view.pile_count
        return [
            words("result-alone", left=left, time=clock(end - view.started_at), sets=player.right),
            words("result-alone-details", wrong=player.wrong, denied=player.denied, hints=player.hints),
        ]
    names = [chair.name for chair in view.seating.chairs]
    lines = []
    for seat, (player, total) in enumerate(zip(view.players, view.totals, strict=True)):
        lines.append(words("result-score", name=names[seat], points=total))
        if player.wrong or player.denied or player.hints:
            details = words("result-alone-details", wrong=player.wrong, denied=player.denied, hints=player.hints)
            lines.append(f"  {details}")
    if view.winners:
        winners = words.join([names[seat] for seat in view.winners])
        lines.append(words("result-winners", names=winners, count=len(view.winners)))
    return lines
