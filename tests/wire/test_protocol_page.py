"""The generated pages in `docs/` are up to date with the Structs."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tercet.wire.messages import CLIENT_MESSAGES, SERVER_MESSAGES
from tercet.wire.protocol_page import generated_files, page_text
from tercet.wire.schema import protocol_schema

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_and_the_schema_are_up_to_date() -> None:
    for path, text in generated_files(DOCS).items():
        assert path.read_text() == text, "run `python -m tercet.wire.protocol_page`"


def test_every_message_is_on_the_page_and_in_the_schema() -> None:
    page, definitions = page_text(), protocol_schema()["$defs"]
    for kind in (*CLIENT_MESSAGES, *SERVER_MESSAGES):
        assert f"### `{kind.__struct_config__.tag}`" in page
        assert kind.__name__ in definitions


def test_every_reference_in_the_schema_resolves() -> None:
    schema = protocol_schema()
    references = set()

    def walk(value: object) -> None:
        if isinstance(value, dict):
            for key, part in value.items():
                if key == "$ref":
                    references.add(part)
                walk(part)
        elif isinstance(value, list | tuple):
            for part in value:
                walk(part)

    walk(msgspec.to_builtins(schema))
    assert references
    for reference in references:
        assert reference.removeprefix("#/$defs/") in schema["$defs"]
