"""Pictures as SVG: well-formed, named, distinct, and safe side by side on one page."""

from __future__ import annotations

from itertools import product
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.sets.cards import CARDS, Card, parse_card, parse_cards
from tercet.locale import LANGUAGES, words
from tercet.render.names import card_name
from tercet.render.palettes import PALETTES
from tercet.render.svg import Picture, card_svg, layout_svg

SVG = "{http://www.w3.org/2000/svg}"

cards = st.integers(0, 80)
palettes = st.sampled_from(sorted(PALETTES))
languages = st.sampled_from(LANGUAGES)
layouts = st.lists(cards, unique=True, max_size=21).flatmap(
    lambda some: st.permutations([*some, *[None] * (len(some) % 4)])
)


def tree(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


@given(cards, palettes, languages, st.booleans(), st.booleans(), st.booleans(), st.none() | st.booleans())
def test_every_card_is_well_formed_and_names_itself(
    card: int, palette: str, language: str, selected: bool, hinted: bool, dealt: bool, letters: bool | None
) -> None:
    said = words(language)
    picture = card_svg(
        card, palette=palette, selected=selected, hinted=hinted, dealt=dealt, letters=letters, language=language
    )
    root = tree(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("lang") == language
    label = root.get("aria-label") or ""
    assert label.startswith(card_name(card, said))
    assert root.findtext(f"{SVG}title") == label
    assert (label == card_name(card, said)) == (not (selected or hinted or dealt))


@pytest.mark.parametrize("palette", PALETTES)
def test_all_81_cards_look_different(palette: str) -> None:
    def drawing(card: int) -> bytes:
        root = tree(card_svg(card, palette=palette))
        root.attrib.clear()
        root.remove(root[0])
        return ElementTree.tostring(root)

    assert len({drawing(card) for card in CARDS}) == 81


@pytest.mark.parametrize("card", CARDS)
def test_C1_a_card_shows_its_number_of_symbols_in_its_colour_and_fill(card: Card) -> None:
    root = tree(card_svg(card))
    symbols = [group for group in root.iter(f"{SVG}g") if group.get("stroke-linejoin")]
    assert len(symbols) == card.number
    paint = PALETTES["classic"].paint(card.colour)
    for symbol in symbols:
        assert symbol.get("stroke") == paint
        assert symbol.get("fill") == (paint if card.fill == "solid" else "none")
        assert len(symbol.findall(f"{SVG}path")) == (2 if card.fill == "striped" else 1)


def test_every_combination_of_marks_is_distinct_without_colour() -> None:
    """Even in a single colour the eight pictures differ, and so do their names."""
    pictures, names = set(), set()
    for selected, hinted, dealt in product((False, True), repeat=3):
        root = tree(card_svg(0, palette="mono", selected=selected, hinted=hinted, dealt=dealt))
        names.add(root.attrib.pop("aria-label"))
        for element in root.iter():
            for attribute in ("fill", "stroke"):
                element.attrib.pop(attribute, None)
        root.remove(root[0])
        pictures.add(ElementTree.tostring(root))
    assert len(pictures) == len(names) == 8


@given(cards)
def test_the_monochrome_card_shows_the_letter_of_its_colour(card: int) -> None:
    assert tree(card_svg(card, palette="mono")).findtext(f"{SVG}text") == str(Card(card))[1]
    assert tree(card_svg(card)).find(f"{SVG}text") is None
    assert tree(card_svg(card, letters=True)).findtext(f"{SVG}text") == str(Card(card))[1]


@given(layouts, palettes, st.data())
def test_no_picture_uses_an_id_so_none_can_clash(slots: list[int | None], palette: str, data: st.DataObject) -> None:
    held = [card for card in slots if card is not None]
    some = st.sets(st.sampled_from(held)) if held else st.just(set[int]())
    picture = layout_svg(
        slots, palette=palette, selected=data.draw(some), hinted=data.draw(some), dealt=data.draw(some), labels="abc"
    )
    assert all(element.get("id") is None for element in tree(picture).iter())
    assert "url(" not in picture
    assert "href" not in picture


@given(layouts, languages, st.integers(1, 4))
def test_C3_a_layout_names_its_cards_slot_by_slot_down_the_columns(
    slots: list[int | None], language: str, rows: int
) -> None:
    said = words(language)
    root = tree(layout_svg(slots, rows=rows, language=language))
    assert root.get("role") == "group"
    named = [group for group in root if group.get("role") == "img"]
    held = [card for card in slots if card is not None]
    assert root.get("aria-label") == said("card-layout", cards=len(held))
    assert [group.get("aria-label") for group in named] == [card_name(card, said) for card in held]
    places = [tuple(map(float, (g.get("transform") or "")[10:-1].split())) for g in root if g.tag == f"{SVG}g"]
    columns, levels = sorted({x for x, _ in places}), sorted({y for _, y in places})
    assert [(columns.index(x), levels.index(y)) for x, y in places] == [
        divmod(slot, rows) for slot in range(len(slots))
    ]


def test_marks_of_a_layout_are_given_by_card() -> None:
    a, b, c = parse_cards("2RSO 1GHQ 3PED")
    root = tree(layout_svg([a, b, None, c], selected=[a], hinted=[a, b], dealt=[c]))
    assert [group.get("aria-label") for group in root if group.get("role") == "img"] == [
        "two red solid ovals, hint, selected",
        "one green striped squiggle, hint",
        "three purple open diamonds, new",
    ]


def test_labels_are_shown_as_text() -> None:
    picture = layout_svg(parse_cards("2RSO 1GHQ"), labels=["<", "&"])
    assert [text.text for text in tree(picture).iter(f"{SVG}text")] == ["<", "&"]


@given(st.floats(1, 5000), cards)
def test_a_card_has_the_requested_width_and_keeps_its_proportions(width: float, card: int) -> None:
    root = tree(card_svg(card, width=width))
    _, _, across, down = map(float, (root.get("viewBox") or "").split())
    assert float(root.get("width") or 0) == pytest.approx(width, rel=1e-4)
    assert float(root.get("height") or 0) / width == pytest.approx(down / across, rel=1e-4)


def test_a_notebook_shows_the_picture() -> None:
    picture = card_svg(parse_card("2RSO"))
    assert isinstance(picture, Picture)
    assert picture._repr_svg_() == picture
    assert type(picture._repr_svg_()) is str


def test_impossible_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="0 to 80"):
        card_svg(81)
    with pytest.raises(ValueError, match="palette"):
        card_svg(0, palette="none")
    with pytest.raises(ValueError, match="row"):
        layout_svg([0], rows=0)
    with pytest.raises(ValueError, match="must be positive"):
        card_svg(0, width=0)
