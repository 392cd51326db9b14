"""The colours of pictures. No information depends on colour alone."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

PaletteName = Literal["classic", "safe", "contrast", "mono"]


class Palette(msgspec.Struct, frozen=True, kw_only=True):
    """The colours of the symbols, their card, and everything around it."""

    red: str
    green: str
    purple: str
    black: str = "#1b1b1b"
    """The fourth colour of decks with four values (V1)."""
    dots: tuple[str, ...] = ("#d9161c", "#c96a00", "#8f7a00", "#0b8a57", "#1565c0", "#5b2d90")
    """Colours of the dots deck, by dot position (V1)."""
    card: str
    edge: str
    """The thin line around a card."""
    table: str
    """The background behind cards."""
    mark: str
    """Rings and badges around selected, hinted and new cards."""
    on_mark: str
    """The sign on a badge."""
    line: float = 3.4
    """Outline width of a symbol."""
    letters: bool = False
    """Whether each card shows the letter of its colour."""

    def paint(self, colour: str) -> str:
        """Returns the paint for one of the three colours."""
        return {"red": self.red, "green": self.green, "purple": self.purple, "black": self.black}[colour]


PALETTES: Final[dict[PaletteName, Palette]] = {
    # The printed deck's colours, with a slightly darker red and a slightly bluer green for colour-blind people.
    "classic": Palette(
        red="#d9161c",
        green="#0fa368",
        purple="#5b2d90",
        card="#ffffff",
        edge="#d5d0c6",
        table="#efece6",
        mark="#1565c0",
        on_mark="#ffffff",
    ),
    # These differ in lightness and blueness, which deuteranopes and protanopes can see.
    "safe": Palette(
        red="#f25f0d",
        green="#0f4a3c",
        purple="#a93cf5",
        card="#ffffff",
        edge="#d5d0c6",
        table="#efece6",
        mark="#14508c",
        on_mark="#ffffff",
    ),
    # All three are bright, so only yellow and blue can distinguish them; the green is very yellowish.
    "contrast": Palette(
        red="#f0707a",
        green="#a4ff00",
        purple="#d076ff",
        black="#ffffff",
        dots=("#ff8087", "#ffa94d", "#ffe066", "#8ce99a", "#74c0fc", "#e599f7"),
        card="#000000",
        edge="#ffffff",
        table="#1c1c1c",
        mark="#ffe600",
        on_mark="#000000",
        line=4.2,
    ),
    "mono": Palette(
        red="#111111",
        green="#111111",
        purple="#111111",
        black="#111111",
        dots=("#111111",) * 6,
        card="#ffffff",
        edge="#767676",
        table="#f2f2f2",
        mark="#111111",
        on_mark="#ffffff",
        letters=True,
    ),
}


def palette_named(name: str) -> Palette:
    """Returns the palette of that name; raises ValueError, listing all names, if unknown."""
    for known in get_args(PaletteName):
        if known == name:
            return PALETTES[known]
    raise ValueError(f"unknown palette '{name}'; choose one of {', '.join(PALETTES)}")
