"""Names that guests give themselves."""

from __future__ import annotations

from tercet.core.plaintext import visible
from tercet.core.seating.rules import clean_name


def guest_name(name: str) -> str:
    """A name as others will see it; BadName if nothing of it is visible."""
    return clean_name(visible(name))
