"""Describes the card screen's keys and, in one line, what the players can do now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tercet.core.cardgame.state import CardView
from tercet.core.engine.seats import Seat
from tercet.locale import Words
from tercet.render.results import clock
from tercet.render.seat_event_sentences import chair_name
from tercet.terminal.display import DisplaySettings, without_key
from tercet.terminal.keys import CALL_KEYS, HINT_KEY, NO_SET_DIGITS, NO_SET_KEYS, key_grid, side_keys, slot_keys
from tercet.terminal.lettered_cards import pick_values, pile_texts
from tercet.terminal.lobby import lobby_text
from tercet.terminal.session import Session

Chosen = Sequence[Sequence[int]]
"""The cards chosen so far; separate for the second player if two choose at the same time."""


def score_line(session: Session, marks: Mapping[str, str], words: Words) -> str:
    """Describes the pile and the players' points, with marks for what each player is doing."""
    view: CardView = session.view()
    parts = pile_texts(view, words) if view.phase == "play" else []
    for seat, chair in enumerate(view.seating.chairs):
        signs = ""
        if view.call is not None and view.call.seat == seat:
            signs += marks["calls"]
        if seat in view.votes:
            signs += marks["voted"]
        if (until := view.players[seat].locked_until) is not None and session.now() < until:
            signs += marks["locked"]
        if not chair.present:
            signs += marks["away"]
        parts.append(words("terminal-score", name=signs + chair_name(chair, words), points=view.scores[seat]))
    return " · ".join(parts)


def needs_take(view: CardView) -> bool:
    """Whether the player must confirm a pick, since a larger taking may contain it (V2)."""
    return view.rules.variant.least < view.rules.variant.most


def card_instruction(session: Session, chosen: Chosen, words: Words, typed: str = "") -> str:
    """Describes what to do now, and for how long; `typed` is the unseen card's name as typed so far."""
    view: CardView = session.view()
    if view.phase == "over":
        return words("terminal-over" if session.connection is None else "terminal-over-online")
    if view.phase in ("lobby", "pause"):
        return lobby_text(session, words)
    if view.paused_at is not None:
        return words("terminal-paused", time=clock(view.paused_at - view.started_at))
    if view.call is not None:
        return _called(session, len(chosen[0]), words)
    if not session.seats:
        return words("terminal-watching")
    own = session.seats[0]
    if own not in view.dealt_in:
        return words("terminal-next-deal")
    locked = view.players[own].locked_until
    if locked is not None and session.now() < locked and len(session.seats) == 1:
        return words("terminal-locked", seconds=_seconds(session, locked))
    if view.naming_until is not None:
        return words("terminal-name", typed=f"{typed.upper()}_", seconds=_seconds(session, view.naming_until))
    if asked_seat(session) is not None:
        return words("terminal-looking")
    return _votes(session, words) if view.votes else _search(session, chosen, words)


def asked_seat(session: Session) -> Seat | None:
    """Returns the player at this keyboard who is asked whether they are still looking (C8)."""
    return next((seat for seat in session.seats if seat in session.view().prompted), None)


def _called(session: Session, chosen: int, words: Words) -> str:
    """Describes a call: its player has some seconds to point (C4)."""
    view: CardView = session.view()
    assert view.call is not None
    name, seconds = chair_name(view.seating.chairs[view.call.seat], words), _seconds(session, view.call.until)
    if view.call.seat not in session.seats:
        return words("terminal-called", name=name, seconds=seconds)
    size = pick_values(words, view.rules.variant)
    if len(session.seats) > 1:
        return words("terminal-point-name", name=name, seconds=seconds, chosen=chosen, **size)
    picked = words("terminal-point", seconds=seconds, chosen=chosen, **size)
    return words("terminal-take", picked=picked) if needs_take(view) else picked


def _votes(session: Session, words: Words) -> str:
    """Describes how many players agree that there is no SET, or that the deal should stop (C8, C9)."""
    view: CardView = session.view()
    counts = {"votes": len(view.votes), "players": len(set(view.waited_for) | set(view.votes))}
    if view.is_stop_vote:
        return words("terminal-votes-stop", **counts)
    seconds = 0 if view.vote_until is None else max(1, _seconds(session, view.vote_until))
    return words("terminal-votes", **counts, seconds=seconds)


def _search(session: Session, chosen: Chosen, words: Words) -> str:
    """Describes the search: everybody is looking for a SET."""
    view: CardView = session.view()
    time = clock(session.now() - view.started_at)
    size = pick_values(words, view.rules.variant)
    if len(session.seats) > 1:
        first, second = (view.seating.chairs[seat].name for seat in session.seats[:2])
        if both_point(session):
            counts = {f"chosen{side}": len(cards) for side, cards in enumerate(chosen, 1)}
            return words("terminal-choose-two", time=time, first=first, second=second, **counts, **size)
        return words("terminal-two", first=first, second=second)
    if view.style != "point":
        return words("terminal-call", time=time, chosen=len(chosen[0]), **size)
    picked = words("terminal-choose", time=time, chosen=len(chosen[0]), **size)
    return words("terminal-take", picked=picked) if needs_take(view) else picked


def _seconds(session: Session, until: int) -> int:
    """Returns the seconds until a time on the table's clock, rounded up."""
    return max(0, -(-(until - session.now()) // 1000))


Pairs = list[tuple[str, str]]


def both_point(session: Session) -> bool:
    """Whether two players at this keyboard choose cards independently at the same time (C4)."""
    return len(session.seats) > 1 and bool(session.view().style == "point")


def card_key_line(session: Session, words: Words) -> str:
    """Lists the keys that matter now."""
    view: CardView = session.view()
    if view.phase != "play":
        return words("terminal-keys-between")
    if not session.seats:
        return words("terminal-keys-watch")
    if both_point(session):
        return words("terminal-keys-two-point", none1=NO_SET_DIGITS[0][0], none2=NO_SET_DIGITS[1][0])
    if len(session.seats) > 1:
        return words(
            "terminal-keys-two", call1=CALL_KEYS[0], none1=NO_SET_KEYS[0], call2=CALL_KEYS[1], none2=NO_SET_KEYS[1]
        )
    if view.naming_until is not None:
        return words("terminal-keys-name")
    point = "terminal-keys-take" if needs_take(view) else "terminal-keys-point"
    keys = words(point if view.style == "point" else "terminal-keys-call")
    return keys if view.has_hints else without_key(keys, HINT_KEY)


def card_help(session: Session, settings: DisplaySettings) -> Pairs:
    """Returns every key of this table and its meaning."""
    view: CardView = session.view()
    if len(session.seats) > 1:
        pairs = _keys_of_two(settings, are_both_pointing=both_point(session))
    else:
        pairs = _keys_of_one(settings, view)
    if session.connection is not None:
        pairs.append(("/", settings.words("terminal-help-chat")))
    return [*pairs, *_keys_of_all(settings.words)]


def _keys_of_one(settings: DisplaySettings, view: CardView) -> Pairs:
    """Returns the keys of a player who has the keyboard to themselves."""
    words = settings.words
    chain = view.rules.way == "chain"
    return [
        (key_grid(slot_keys(settings.keyboard)), words("terminal-help-grid")),
        *([(f"1–{view.rules.variant.most}", words("terminal-help-chain"))] if chain else []),
        (words("terminal-key-arrows"), words("terminal-help-arrows")),
        (words("terminal-key-space"), words("terminal-help-take" if needs_take(view) else "terminal-help-space")),
        ("n", words("terminal-help-none")),
        *([(HINT_KEY, words("terminal-help-hint"))] if view.has_hints else []),
        *([("p", words("terminal-help-pause"))] if len(view.seating.staying()) < 2 else []),
        ("Esc", words("terminal-help-escape")),
    ]


def _keys_of_two(settings: DisplaySettings, *, are_both_pointing: bool) -> Pairs:
    """Returns the keys of two players who share a keyboard and either call first or choose at the same time (C4)."""
    words = settings.words
    calls = [] if are_both_pointing else [(" / ".join(CALL_KEYS), words("terminal-help-space"))]
    nones = [digits[0] for digits in NO_SET_DIGITS] if are_both_pointing else NO_SET_KEYS
    return [
        *calls,
        (" / ".join(nones), words("terminal-help-none")),
        *((key_grid(side_keys(settings.keyboard, side)), words("terminal-help-grid")) for side in (0, 1)),
        ("Esc", words("terminal-help-escape")),
    ]


def _keys_of_all(words: Words) -> Pairs:
    """Returns the keys that work for everybody, including watchers."""
    return [
        ("F1 ?", words("terminal-help-help")),
        ("PgUp PgDn", words("terminal-help-pages")),
        ("F2", words("terminal-help-size")),
        ("F3", words("terminal-help-theme")),
        ("F4 Tab", words("terminal-help-table")),
        ("F5 F6", words("terminal-help-answer")),
        ("F10 Ctrl+Q", words("terminal-help-leave")),
    ]
