"""The compiled kernels, where the optional packages are installed; and what to say where they are not."""

from __future__ import annotations

import importlib
import os
import warnings
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, TypeAlias, TypeVar, cast

SWITCH: Final = "TERCET_LAB"
"""Set this variable to `pure` to do without the kernels although they could be had."""
INSTALL: Final = "pip install 'tercet[lab]'"

Int: TypeAlias = Any
"""A whole number inside a kernel, whatever its width: there Python's and NumPy's numbers are the same."""

F = TypeVar("F", bound=Callable[..., Any])

_compiled: list[Any] = []
"""All kernels: their statistics tell which had to be compiled."""


class Slow(UserWarning):
    """Something would be much faster with the optional packages."""


@cache
def is_installed() -> bool:
    """Whether the compiler is there; importing it is left to whoever needs it, for it takes a moment."""
    return not is_switched_off() and all(map(find_spec, ("numpy", "numba")))


def is_switched_off() -> bool:
    """Whether the kernels are not wanted."""
    return os.environ.get(SWITCH) == "pure"


@cache
def kernels(name: str) -> ModuleType | None:
    """The module `<name>_kernels`, or None where everything must go through plain Python."""
    return importlib.import_module(f"tercet.lab.{name}_kernels") if is_installed() else None


def kernels_wanted(name: str) -> ModuleType | None:
    """As `kernels`, for what takes long without them: says once how to get them."""
    found = kernels(name)
    if found is None and not is_switched_off():
        _say_once()
    return found


@cache
def _say_once() -> None:
    warnings.warn(f"this is much faster with the optional packages: {INSTALL}", Slow, stacklevel=4)


def compiled(function: F) -> F:
    """Compiled at its first call, without the interpreter's lock, and kept on disk for the next program."""
    return _compile(function, nogil=True)


def compiled_short(function: F) -> F:
    """As `compiled`, but keeping the lock: to let go of it takes longer than a short kernel."""
    return _compile(function, nogil=False)


def _compile(function: F, *, nogil: bool) -> F:
    import numba

    try:
        kernel = numba.njit(cache=True, nogil=nogil)(function)
    except RuntimeError:  # no folder that it could be kept in may be written to
        kernel = numba.njit(nogil=nogil)(function)
    _compiled.append(kernel)
    return cast("F", kernel)


def part(function: F) -> F:
    """A function that only kernels call: compiled with them, and kept on disk inside them."""
    import numba

    return cast("F", numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function))


def compile_seconds() -> float:
    """How long this process spent compiling kernels that no earlier one had kept on disk."""
    seconds = 0.0
    for kernel in _compiled:
        for signature in kernel.stats.cache_misses:
            timers = kernel.get_metadata(signature).get("timers", {})
            seconds += timers.get("compiler_lock", 0.0)
    return seconds
