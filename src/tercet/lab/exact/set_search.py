"""Finds and counts SETs quickly, in one layout or in a hundred thousand per call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, overload

from tercet.core.sets import cards as core
from tercet.core.sets.cards import AnyCard
from tercet.lab import acceleration

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.uint8]


MANY: Final = 1000
"""Number of layouts from which plain Python is slow enough to recommend the kernels."""

_array: Any = None
_byte: Any = None
_has_set: Any = None
_find_sets: Any = None
"""The kernel, set when the first array is passed; looking it up on each call would take as long as the search."""


def has_set(cards: Any) -> bool:
    """Like `core`'s `has_set`, with a kernel for arrays of bytes."""
    if _array is None:
        _load(cards)
    if type(cards) is _array and cards.dtype is _byte:
        try:
            return _has_set(cards)  # type: ignore[no-any-return]
        except ValueError:
            pass  # core reports which card is wrong
    return core.has_set(_plain(cards))


@overload
def find_sets(cards: Array) -> Array: ...
@overload
def find_sets(cards: Iterable[AnyCard]) -> list[tuple[AnyCard, AnyCard, AnyCard]]: ...
def find_sets(cards: Any) -> Any:
    """Like `core`'s `find_sets`; for an array of bytes, returns an array with a row for each SET."""
    if _array is None:
        _load(cards)
    if type(cards) is _array and cards.dtype is _byte:
        try:
            return _find_sets(cards)
        except ValueError:
            pass  # core reports which card is wrong
    return core.find_sets(_plain(cards))


def _load(cards: Any) -> None:
    """Loads the kernels when the first array is passed."""
    global _array, _byte, _has_set, _find_sets
    if hasattr(cards, "dtype") and acceleration.is_enabled():
        import numpy as np

        from tercet.lab.exact import set_search_kernels as kernels

        _array, _byte = np.ndarray, kernels.BYTE
        _has_set, _find_sets = kernels.has_set, kernels.find_sets


def _plain(cards: Any) -> Any:
    """Returns a list for `core`, which would read an array as its raw bytes."""
    return cards.tolist() if hasattr(cards, "tolist") else cards


class FoundSets(NamedTuple):
    """The SETs of many layouts, by the positions of their cards; those of row i are at `starts[i]` to `starts[i +
    1]`."""

    starts: Any
    places: Any


def count_all(layouts: Sequence[Sequence[int]] | NDArray[Any]) -> Any:
    """Returns the number of SETs in each row of distinct cards: an array, or a list if NumPy is missing."""
    if not _is_compiled(len(layouts)):
        return [core.count_sets(layout) for layout in _plain(layouts)]
    from tercet.lab.exact import set_search_kernels

    return set_search_kernels.count_all(layouts)


def find_all(layouts: Sequence[Sequence[int]] | NDArray[Any]) -> FoundSets:
    """Returns the SETs of each row of distinct cards: two arrays, or two lists if NumPy is missing."""
    if _is_compiled(len(layouts)):
        from tercet.lab.exact import set_search_kernels

        return FoundSets(*set_search_kernels.find_all(layouts))
    starts: list[int] = [0]
    places: list[tuple[int, ...]] = []
    for layout in _plain(layouts):
        place = {card: i for i, card in enumerate(layout)}
        places += [tuple(place[card] for card in three) for three in core.find_sets(layout)]
        starts.append(len(places))
    return FoundSets(starts, places)


def _is_compiled(layouts: int) -> bool:
    return acceleration.is_enabled_or_warn() if layouts >= MANY else acceleration.is_enabled()
