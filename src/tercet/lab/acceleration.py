"""Compiled kernels: whether to use them, how to compile them, and the hint if their packages are missing."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, TypeAlias, TypeVar, cast

from tercet.optional_dependencies import install_command

SWITCH: Final = "TERCET_LAB"
"""Set this environment variable to `pure` to run plain Python even if the kernels are available."""
INSTALL: Final = install_command("lab")

Int: TypeAlias = Any
"""An integer of any width in a kernel, where Python's and NumPy's integers are the same type."""

F = TypeVar("F", bound=Callable[..., Any])

_compiled: list[Any] = []
"""All kernels; their statistics show which of them were compiled rather than loaded."""


class SlowWarning(UserWarning):
    """The computation would be much faster with the optional packages."""


def is_enabled() -> bool:
    """Whether to use the kernels: their packages are installed, and `TERCET_LAB` does not disable them."""
    return not is_switched_off() and _is_installed()


def is_enabled_or_warn() -> bool:
    """Like `is_enabled`, for work that is slow without kernels; warns once how to install them."""
    enabled = is_enabled()
    if not enabled and not is_switched_off():
        _warn_once()
    return enabled


def is_switched_off() -> bool:
    """Whether the environment asks for plain Python."""
    return os.environ.get(SWITCH) == "pure"


@cache
def _is_installed() -> bool:
    """Looks for the packages without importing them, because loading the compiler is slow."""
    return all(map(find_spec, ("numpy", "numba")))


@cache
def _warn_once() -> None:
    warnings.warn(
        f"this is much faster with the optional packages; in the project's folder, run: {INSTALL}",
        SlowWarning,
        stacklevel=4,
    )


def compiled(function: F) -> F:
    """Compiles a kernel on its first call and caches it on disk; it runs without the interpreter lock."""
    return _compile(function, nogil=True)


def compiled_short(function: F) -> F:
    """Like `compiled`, but keeps the lock, since releasing it would take longer than a short kernel runs."""
    return _compile(function, nogil=False)


def _compile(function: F, *, nogil: bool) -> F:
    import numba

    try:
        kernel = numba.njit(cache=True, nogil=nogil)(function)
    except RuntimeError:  # no cache folder is writable
        kernel = numba.njit(nogil=nogil)(function)
    _compiled.append(kernel)
    return cast("F", kernel)


def kernel_part(function: F) -> F:
    """Marks a function that only kernels call; it is compiled and cached as part of them."""
    import numba

    return cast("F", numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function))


def compile_seconds() -> float:
    """Returns the seconds that this process has spent compiling kernels that were not in the cache."""
    seconds = 0.0
    for kernel in _compiled:
        for signature in kernel.stats.cache_misses:
            timers = kernel.get_metadata(signature).get("timers", {})
            seconds += timers.get("compiler_lock", 0.0)
    return seconds
