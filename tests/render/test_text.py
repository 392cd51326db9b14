"""Pictures for a terminal: aligned at every width, and legible without colour."""

from __future__ import annotations

import re
import unicodedata
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tercet
from tercet.core.sets.cards import CARDS, Card, parse_card, parse_cards
from tercet.render.palettes import PALETTES
from tercet.render.text import Size, card_text, layout_text

SIZES: list[Size] = ["huge", "large", "small"]
cards = st.integers(0, 80)
sizes = st.sampled_from(SIZES)
palettes = st.sampled_from(sorted(PALETTES))
layouts = st.lists(cards, unique=True, max_size=21).flatmap(
    lambda some: st.permutations([*some, *[None] * (len(some) % 4)])
)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_a_card_is_drawn_exactly() -> None:
    assert card_text(parse_card("2RSO")) == "\n".join(
        (
            "╭────────────────╮",
            "│   ▟██▙  ▟██▙   │",
            "│   ████  ████   │",
            "│   ████  ████   │",
            "│   ▜██▛  ▜██▛   │",
            "╰───────────2RSO─╯",
        )
    )
    assert card_text(parse_card("3PHD"), selected=True, dealt=True, label="Q") == "\n".join(
        (
            "╔═Q═══════════✓+═╗",
            "║  ╱╲   ╱╲   ╱╲  ║",
            "║ ╱══╲ ╱══╲ ╱══╲ ║",
            "║ ╲══╱ ╲══╱ ╲══╱ ║",
            "║  ╲╱   ╲╱   ╲╱  ║",
            "╚═══════════3PHD═╝",
        )
    )
    assert card_text(parse_card("1GEQ"), size="small", hinted=True) == "┌┄┄┄┄┄┄┄?┄┐\n┆   { }   ┆\n└┄┄┄┄1GEQ┄┘"


def test_a_layout_is_drawn_exactly() -> None:
    assert layout_text([*parse_cards("2RSO 3PHD 1GEQ"), None, parse_card("3RED")], rows=3, size="small") == "\n".join(
        (
            "╭─────────╮            ",
            "│ (█) (█) │      ·     ",
            "╰────2RSO─╯            ",
            "╭─────────╮ ╭─────────╮",
            "│<═><═><═>│ │< >< >< >│",
            "╰────3PHD─╯ ╰────3RED─╯",
            "╭─────────╮            ",
            "│   { }   │            ",
            "╰────1GEQ─╯            ",
        )
    )


@given(layouts, st.none() | sizes, palettes, st.booleans(), st.booleans(), st.integers(1, 4), st.data())
def test_all_lines_of_a_picture_have_the_same_width(
    slots: list[int | None],
    size: Size | None,
    palette: str,
    colour: bool,
    ascii_only: bool,
    rows: int,
    data: st.DataObject,
) -> None:
    held = [card for card in slots if card is not None]
    some = st.sets(st.sampled_from(held)) if held else st.just(set[int]())
    picture = layout_text(
        slots,
        rows=rows,
        size=size,
        palette=palette,
        colour=colour,
        ascii_only=ascii_only,
        selected=data.draw(some),
        hinted=data.draw(some),
        dealt=data.draw(some),
        labels=[str(slot) for slot in range(len(slots))],
    )
    assert len({len(line) for line in plain(picture).split("\n")}) == 1
    assert all(unicodedata.east_asian_width(letter) not in "WF" for letter in picture)
    assert all(unicodedata.category(letter) not in {"Mn", "Cf", "Cc"} for letter in plain(picture).replace("\n", ""))
    assert not ascii_only or picture.isascii()
    assert all(str(Card(card)) in plain(picture) for card in held)


@given(st.integers(0, 21), st.integers(77, 200))
def test_a_layout_of_the_game_fits_the_terminal(count: int, columns: int) -> None:
    picture = layout_text(CARDS[:count], columns=columns)
    assert all(len(line) <= columns for line in picture.split("\n"))


def test_twelve_large_cards_fit_a_common_terminal() -> None:
    lines = layout_text(CARDS[:12], columns=80).split("\n")
    assert lines == layout_text(CARDS[:12], size="large").split("\n")
    assert len(lines) == 18
    assert len(lines[0]) == 75
    assert layout_text(CARDS[:15], columns=80) == layout_text(CARDS[:15], size="small")
    assert "▟██▙" in layout_text(CARDS[:15], columns=100)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_number_fill_and_shape_are_drawn_and_not_just_written(size: Size, ascii_only: bool) -> None:
    """Without the notation, 27 different pictures remain: only the colour depends on its letter or paint."""
    pictures = {
        card_text(card, size=size, ascii_only=ascii_only).replace(str(card), "").replace("\n", "") for card in CARDS
    }
    assert len(pictures) == 27
    painted = {card_text(card, size=size, ascii_only=ascii_only, colour=True).replace(str(card), "") for card in CARDS}
    assert len(painted) == 81


@given(cards, sizes)
def test_C1_a_card_shows_its_number_of_symbols(card: int, size: Size) -> None:
    tops = {"oval": "▟█+▙|╭─+╮", "squiggle": "▟█+▙|╭─+╮", "diamond": "◢◣|╱╲"}
    line = card_text(card, size=size).split("\n")[2 if size == "huge" else 1][1:-1]
    pattern = r"[({<]" if size == "small" else tops[Card(card).shape]
    assert len(re.findall(pattern, line)) == Card(card).number
    assert len(line) - len(line.lstrip()) == len(line) - len(line.rstrip())


@given(cards, sizes, palettes)
def test_colour_adds_nothing_but_colour(card: int, size: Size, palette: str) -> None:
    painted = card_text(card, size=size, palette=palette, colour=True)
    assert plain(painted) == card_text(card, size=size)
    assert "\x1b" not in card_text(card, size=size, palette=palette)
    assert painted.count("\x1b[0m") * 2 == painted.count("\x1b[")


def test_the_three_colours_of_a_palette_are_painted_differently() -> None:
    for palette in PALETTES:
        codes = {
            tuple(re.findall(r"\x1b\[([\d;]+)m", card_text(card, palette=palette, colour=True)))
            for card in parse_cards("1RSO 1GSO 1PSO")
        }
        assert len(codes) == (1 if palette == "mono" else 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_every_combination_of_marks_is_distinct_without_colour(size: Size, ascii_only: bool) -> None:
    pictures = {
        card_text(0, size=size, ascii_only=ascii_only, selected=selected, hinted=hinted, dealt=dealt)
        for selected, hinted, dealt in product((False, True), repeat=3)
    }
    assert len(pictures) == 8


def test_impossible_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        card_text(0, size="small", label="much too long")
    with pytest.raises(ValueError, match="palette"):
        layout_text([0], palette="none")
    with pytest.raises(ValueError, match="row"):
        layout_text([0], rows=0)


def test_an_empty_table_is_an_empty_picture() -> None:
    assert layout_text([]) == ""


@given(st.integers(1, 81), st.integers(20, 200), st.integers(1, 4))
def test_no_layout_is_wider_than_the_terminal(cards: int, columns: int, rows: int) -> None:
    text = layout_text(CARDS[:cards], rows=rows, columns=columns)
    assert max(map(len, text.splitlines())) <= columns
    assert all(str(card) in text for card in CARDS[:cards])


def test_cards_given_as_text_are_drawn_as_typed() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    typed = repr(game).partition("\n")[2].rstrip(">")
    assert tercet.show(typed, columns=100) == tercet.show(game.state.layout, columns=100)
    assert tercet.show(" ".join(typed.split())) == tercet.show(typed), "twelve cards on one line are three rows, too"
    assert str(tercet.picture(typed)) == str(tercet.picture(game.state.layout))
    square = tercet.show("1RSO 2RSO\n3RSO 1GSO", labels=["a", "b", "c", "d"])
    places = [square.index(f"─{label}─") for label in "abcd"]
    assert places == sorted(places)
    assert tercet.show("1RSO 2RSO 3RSO 1GSO 2GSO", rows=2).count("·") == 1, "the last row has a free slot"
    with pytest.raises(ValueError, match="at least one row"):
        tercet.show("1RSO", rows=0)
