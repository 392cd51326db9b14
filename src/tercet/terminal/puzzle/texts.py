"""Texts shared by the puzzle's screen and line mode."""

from __future__ import annotations

from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.puzzle.share_line import share_line
from tercet.core.puzzle.state import PuzzleView
from tercet.locale import Words
from tercet.render.results import clock
from tercet.terminal.session import Session


def puzzle_title(rules: PuzzleRules, words: Words) -> str:
    """Returns the title of the puzzle."""
    if rules.date:
        return words("daily-intro", size=rules.size, date=rules.date)
    return words("daily-practice", size=rules.size)


def puzzle_page(rules: PuzzleRules, words: Words) -> str:
    """Returns the rules as a page."""
    return f"# {puzzle_title(rules, words)}\n\n{words('daily-rules')}\n"


def is_shown(session: Session) -> bool:
    """Whether the cards may be shown; they arrive shortly before that (Z4)."""
    view: PuzzleView = session.view()
    return view.shown_at is not None and session.now() >= view.shown_at


def time_text(session: Session) -> str:
    """Formats the time so far, or the solving time."""
    view: PuzzleView = session.view()
    if view.elapsed is not None:
        return clock(view.elapsed)
    return clock(0 if view.shown_at is None else max(0, session.now() - view.shown_at))


def found_text(view: PuzzleView, words: Words) -> str:
    """Describes the number of SETs found."""
    return words("daily-status", found=len(view.found), sets=view.rules.set_count)


def shared_lines(view: PuzzleView, words: Words) -> list[str]:
    """Returns the line to share for a solved daily puzzle."""
    if view.elapsed is None or not view.rules.date:
        return []
    found = [one.cards for one in view.found]
    wrong = sum(player.wrong for player in view.players)
    return [words("daily-share", line=share_line(view.rules, found, view.elapsed, wrong))]
