"""The base class of all rule sets: fields with allowed ranges, checked on every construction."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tercet.core.guessed_names import Hinting


class RuleError(ValueError):
    """A rule with an impossible value; `code` and `details` are for a message in the user's language."""

    area: ClassVar[str] = "rule"
    """Prefix of the error's message ids."""

    def __init__(self, message: str, code: str, **details: str | float) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


REVISION: Final = 1
"""The revision of the clauses that new games follow."""


class _RulesType(msgspec.StructMeta):
    """The type of rule sets: raises a RuleError for a field that does not exist, as `amend` does."""

    if not TYPE_CHECKING:  # otherwise type checkers would accept every argument

        def __call__(self, *args: Any, **changes: Any) -> Any:
            _require_known(self, changes)
            return super().__call__(*args, **changes)


class GameRules(Hinting, msgspec.Struct, metaclass=_RulesType, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fixed rules of one game: each field is a decision in the clauses, with its allowed range."""

    _guessed: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("changed", "replace", "update"), "tercet.edition('fr', penalty='none'), and dice.dice_rules"),
        **dict.fromkeys(("describe", "text"), "the command `tercet rules`, which prints them"),
    }

    revision: int = REVISION
    """The revision of the clauses that these rules follow; hosts cannot choose it. There is only one so far."""

    def __post_init__(self) -> None:
        for name, field in fields(type(self)).items():
            field.check(getattr(self, name))

    def overrides(self, printed: GameRules) -> dict[str, Any]:
        """The fields in which these rules differ from `printed`."""
        return {
            name: getattr(self, name)
            for name in fields(type(self))
            if name != "revision" and getattr(self, name) != getattr(printed, name)
        }


RulesT = TypeVar("RulesT", bound=GameRules)


class Field(msgspec.Struct, frozen=True):
    """One field of a rule set, and the values it may have."""

    name: str
    kind: type | None
    """bool, int, float or str; None if only `choices` are allowed."""
    choices: tuple[Any, ...] = ()
    low: float | None = None
    high: float | None = None

    def check(self, value: Any) -> None:
        """Raises a RuleError that names the field and its range, unless the value is allowed."""
        if self.choices:
            if value not in self.choices:
                choices = ", ".join("default" if choice is None else str(choice) for choice in self.choices)
                message = f"{self.name}: {_quoted(value)} is not one of {choices}"
                raise RuleError(message, "choice", rule=self.name, value=_shown(value), choices=choices)
        elif self.kind is float or self.kind is int:
            fits = isinstance(value, (int, float) if self.kind is float else int) and not isinstance(value, bool)
            # compare first: an int can be too long to print or to convert to a float
            if not fits or not self._low <= value <= self._high or not math.isfinite(value):
                low, high = f"{self._low:g}", f"{self._high:g}"
                message = f"{self.name}: {_quoted(value)} is not a number from {low} to {high}"
                raise RuleError(message, "range", rule=self.name, value=_shown(value), low=low, high=high)
        elif self.kind is not None and not isinstance(value, self.kind):
            kind = "True or False" if self.kind is bool else f"a {self.kind.__name__}"
            code = "yes-or-no" if self.kind is bool else "kind"
            raise RuleError(f"{self.name}: {_quoted(value)} is not {kind}", code, rule=self.name, value=_shown(value))

    @property
    def _low(self) -> float:
        return -math.inf if self.low is None else self.low

    @property
    def _high(self) -> float:
        return math.inf if self.high is None else self.high


def _quoted(value: Any) -> str:
    """A value for an English sentence, in quotation marks if it is a string."""
    return f"'{_shown(value)}'" if isinstance(value, str) else _shown(value)


def _shown(value: Any) -> str:
    """A value on one line, shortened if long, for a sentence that adds its own quotation marks."""
    if isinstance(value, int) and abs(value) > 10**20:
        return "a very long number"
    text = repr(value)[1:-1] if isinstance(value, str) else str(value)
    return text if len(text) <= 80 else text[:80] + "…"


@cache
def fields(rules: type[GameRules]) -> dict[str, Field]:
    """The fields of a rule set type with their ranges, taken from its annotations."""
    hints = get_type_hints(rules, include_extras=True)
    return {name: _field(name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def _field(name: str, hint: Any) -> Field:
    meta = next((extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, msgspec.Meta)), None)
    if meta is not None:
        return Field(name, get_args(hint)[0], low=meta.ge, high=meta.le)
    options = [hint] if get_origin(hint) is Literal else get_args(hint)
    if options:
        choices: list[Any] = []
        for option in options:
            choices += get_args(option) if get_origin(option) is Literal else [None]
        return Field(name, None, choices=tuple(choices))
    return Field(name, hint)


def amend(rules: RulesT, **overrides: Any) -> RulesT:
    """A rule set with a host's changes; raises a RuleError that says why for an unknown name, or a wrong value or
    combination."""
    _require_known(type(rules), overrides, but="revision")
    return msgspec.structs.replace(rules, **overrides)


def _require_known(rules: type[GameRules], changes: Iterable[str], but: str = "") -> None:
    """Requires that each name is a field of the rule set, other than `but`."""
    for name in changes:
        if name not in rules.__struct_fields__ or name == but:
            known = [rule for rule in rules.__struct_fields__ if rule != "revision"]
            from difflib import get_close_matches  # imported here because it takes a while to load

            close, names = get_close_matches(name, known, 1), ", ".join(known)
            hint = f"; did you mean '{close[0]}'? The" if close else "; the"
            raise RuleError(f"unknown rule '{name}'{hint} rules are {names}", "unknown", rule=name, names=names)
