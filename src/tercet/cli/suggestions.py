"""What somebody who mistyped a name may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from tercet.locale import Words


def nearest(typed: str, known: Iterable[str]) -> str | None:
    """The known name most similar to the typed one, if any is."""
    names = {name.lower(): name for name in known}
    found = get_close_matches(typed.lower(), names, n=1, cutoff=0.6)
    return names[found[0]] if found else None


def did_you_mean(typed: str, known: Iterable[str], words: Words) -> str:
    """A question that names it; empty if nothing is similar."""
    name = nearest(typed, known)
    return "" if name is None else words("cli-did-you-mean", name=name)
