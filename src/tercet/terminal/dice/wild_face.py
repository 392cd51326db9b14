"""The dialog that asks for the face of a WILD."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Static

from tercet.core.dicegame.dice import FACE_FEATURES, Face
from tercet.core.dicegame.notation import format_face
from tercet.core.sets.features import LETTERS, VALUES, WEIGHTS, Feature
from tercet.render.dice_names import face_name
from tercet.render.names import feature_name, value_name
from tercet.terminal.display import DisplaySettings
from tercet.terminal.keys import latin

_KEYS: Final = {
    letter.lower(): (feature, value) for feature in FACE_FEATURES for value, letter in enumerate(LETTERS[feature])
}


class WildFaceScreen(ModalScreen[Face | None]):
    """Three keys choose a face: 1 2 3, r g p, o q d; Enter chooses the first that fits."""

    DEFAULT_CSS = """
    WildFaceScreen { align: center middle; }
    WildFaceScreen Static { width: auto; max-width: 76; height: auto; border: round $primary; padding: 0 1; }
    """
    AUTO_FOCUS = ""

    def __init__(self, settings: DisplaySettings, suits: Sequence[Face]) -> None:
        super().__init__()
        self._settings = settings
        self._suits = list(suits)
        self._named: dict[Feature, int] = {}
        self._page = Static()

    def compose(self) -> ComposeResult:
        yield self._page

    def on_mount(self) -> None:
        self._draw_page()

    def on_key(self, event: events.Key) -> None:
        event.prevent_default().stop()
        key = latin(event.character or "", hebrew=self._settings.words.language == "he").lower()
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "enter" and self._suits:
            self.dismiss(self._suits[0])
        elif key in _KEYS:
            feature, value = _KEYS[key]
            self._named[feature] = value
            if len(self._named) == len(FACE_FEATURES):
                self.dismiss(Face(sum(WEIGHTS[each] * number for each, number in self._named.items())))
            self._draw_page()

    def _draw_page(self) -> None:
        settings, words = self._settings, self._settings.words
        page = Text(settings.text("terminal-name-wild") + "\n", style="bold")
        for feature in FACE_FEATURES:
            page.append(settings.shown(feature_name(feature, words)) + ":", "")
            for value, (letter, name) in enumerate(zip(LETTERS[feature], VALUES[feature], strict=True)):
                chosen = self._named.get(feature) == value
                mark = ("[", "]") if chosen else (" ", " ")
                shown = "" if feature == "number" else " " + settings.shown(value_name(name, words))
                page.append(f"  {mark[0]}{letter.lower()}{mark[1]}{shown}", "bold reverse" if chosen else "")
            page.append("\n")
        if self._suits:
            first = self._suits[0]
            page.append(settings.text("terminal-name-suits", face=f"{format_face(first)} ({face_name(first, words)})"))
            if len(self._suits) > 1:
                page.append(" " + " ".join(map(format_face, self._suits[1:])))
            page.append("\n")
        page.append(settings.text("terminal-name-cancel"), "dim")
        self._page.update(page)
