"""What a client found out about the chance of a deal, as a sentence (P2)."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.chance_verification import ChanceVerdict, VoidStartSeen
from tercet.locale import Words


def verdict_text(verdict: ChanceVerdict, words: Words) -> str:
    """That the shuffle is verified, what does not match, or why neither can be said."""
    if verdict.problems:
        return words("chance-broken", problems=" ".join(words(f"chance-problem-{code}") for code in verdict.problems))
    if not verdict.complete:
        return words("chance-unchecked")
    if verdict.void_starts:
        return void_starts_text(verdict.void_starts, words)
    if verdict.own:
        return words("chance-verified-alone" if verdict.alone else "chance-verified")
    return words("chance-verified-without" if verdict.seated else "chance-verified-watching")


def void_starts_text(void_starts: Sequence[VoidStartSeen], words: Words) -> str:
    """How many void starts preceded a deal, and who caused them."""
    names = dict.fromkeys(name for start in void_starts for name in start.names)
    return words("chance-void-starts", count=len(void_starts), names=words.join(list(names)))
