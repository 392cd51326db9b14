"""The messages that people read, in five languages: one Fluent file for each area and language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


Direction = Literal["ltr", "rtl"]

LANGUAGES: Final = ("en", "es", "fr", "he", "pt")
_FORMER_CODES: Final = {"iw": "he"}
"""Some systems still use the code that Hebrew had until 1989."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_PLAIN: Final = re.compile(r"[ \t]*((?:[^{}\n]|\{ \$\w+ \})+)(?:\n(?![ \t\n])|\n\n(?![ \t])|\n?\Z)")
"""The text of a one-line message that contains only plain placeholders."""
_VALUE: Final = re.compile(r"\{ \$(\w+) \}")
_NUMBER_LOCALES: Final = {"es": "es-CR"}
"""The locale that formats a language's numbers, if not the language itself. Spanish academies recommend a space between
groups of digits, which only Costa Rica's locale uses."""
_FOUR_DIGITS: Final = re.compile(r"(?<![\d\u00a0])(\d)\u00a0(\d{3})(?![\d\u00a0])")
"""Matches a grouped number of four digits, which Spanish leaves ungrouped."""


class UnknownLanguage(ValueError):
    """Raised for an unsupported language; the message lists the supported ones."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there is no language '{language}' here: choose one of {', '.join(LANGUAGES)}")
        self.language = language


class Words:
    """The messages of one language. A file is parsed when the first of its messages is needed."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.direction: Direction = "rtl" if language == "he" else "ltr"
        self._texts = dict(_texts(language))
        self._areas: dict[str, str] = {}
        self._starts: dict[str, int] = {}
        for area, text in self._texts.items():
            for found in _ENTRY.finditer(text):
                self._areas[found[1]] = area
                self._starts[found[1]] = found.end()
        self._bundles: dict[str, FluentBundle] = {}

    def __call__(self, message_id: str, **values: str | float) -> str:
        """Returns the message with its values filled in; raises a LookupError if the message or a value is missing."""
        plain = self._plain(message_id, values)
        if plain is not None:
            return plain
        bundle = self._bundle(message_id)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(f"the message '{message_id}' has no text in '{self.language}'")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the message '{message_id}' in '{self.language}' lacks: {'; '.join(map(str, errors))}")
        return _FOUR_DIGITS.sub(r"\1\2", str(text)) if self.language in _NUMBER_LOCALES else str(text)

    def __repr__(self) -> str:
        return f"words({self.language!r})"

    def join(self, items: Sequence[str]) -> str:
        """Lists items as the language does: `a, b and c`."""
        from babel.lists import format_list

        return format_list(list(items), style="standard", locale="en_GB" if self.language == "en" else self.language)

    def clauses(self, items: Iterable[str]) -> str:
        """Joins clauses with semicolons; French has a narrow space before them."""
        return ("\u202f; " if self.language == "fr" else "; ").join(items)

    def has(self, message_id: str) -> bool:
        """Whether a message with this id exists."""
        return message_id in self._areas and not message_id.startswith("-")

    def ids(self) -> frozenset[str]:
        """Returns the ids of all messages."""
        return frozenset(filter(self.has, self._areas))

    def _plain(self, message_id: str, values: Mapping[str, str | float]) -> str | None:
        """Formats a message without Fluent, which takes a tenth of a second to load; returns None if only Fluent
        can."""
        if message_id not in self._starts or message_id.startswith("-"):
            return None
        found = _PLAIN.match(self._texts[self._areas[message_id]], self._starts[message_id])
        if found is None:
            return None
        wanted = set(_VALUE.findall(found[1]))
        if not wanted <= values.keys() or not all(_is_plain(values[name]) for name in wanted):
            return None
        return _VALUE.sub(lambda place: str(values[place[1]]), found[1]).rstrip()

    def _bundle(self, message_id: str) -> FluentBundle:
        """Returns the parsed file that contains a message. No file refers to another."""
        if not self.has(message_id):
            raise LookupError(f"there is no message '{message_id}' in '{self.language}'")
        area = self._areas[message_id]
        if area not in self._bundles:
            # Fluent takes longer to import than everything else here together, and most programs never show a text.
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([_NUMBER_LOCALES.get(self.language, self.language)], use_isolating=False)
            bundle.add_resource(FluentResource(self._texts[area]))
            self._bundles[area] = bundle
        return self._bundles[area]


def _is_plain(value: str | float) -> bool:
    """Whether a value looks the same in every language: text, and numbers without a sign or a separator."""
    return type(value) is str or (type(value) is int and 0 <= value < 1000)


@cache
def words(language: str) -> Words:
    """Returns the messages of one of the five languages."""
    return Words(language)


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """Chooses a language: the one in `wanted` or else in TERCET_LANG (`fr`, `fr_CA`, `pt-BR`), else the environment's
    if we have it, else English."""
    wanted = wanted or environ.get("TERCET_LANG")
    if wanted:
        language = _language_of(wanted)
        if language not in LANGUAGES:
            raise UnknownLanguage(wanted)
        return language
    # The first of these that is set decides, as in other programs.
    locale = next(filter(None, (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = _language_of(locale)
    return language if language in LANGUAGES else "en"


def _language_of(locale: str) -> str:
    code = re.split(r"[-_.@]", locale.strip().lower(), maxsplit=1)[0]
    return _FORMER_CODES.get(code, code)


def _texts(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name.removesuffix(".ftl"), file.read_text(encoding="utf-8")


TITLES: Final = {"greedy": "Average"}
"""Names of bots, for levels whose own names would mean nothing to players."""
_LEVELS: Final = {title: level for level, title in TITLES.items()}
_NAME: Final = re.compile(r"([A-Z][a-z]*)( [0-9]+)?")


def bot_title(level: str) -> str:
    """Returns the name that the log of a table gives to the first bot of a level."""
    return TITLES.get(level, level.capitalize())


def level_titled(name: str) -> str:
    """Returns the level that players know by this name: `greedy` for "average". Returns any other name unchanged."""
    return _LEVELS.get(name.capitalize(), name)


def bot_name(name: str, words: Words) -> str:
    """Translates a bot's name from a log for its reader; returns a name that is not a level's unchanged."""
    found = _NAME.fullmatch(name)
    if found is None:
        return name
    title, number = found[1], found[2] or ""
    level = f"bots-level-{_LEVELS.get(title, title.lower())}"
    if not words.has(level):
        return name
    said = words(level)
    return f"{said[0].upper()}{said[1:]}{number}"
