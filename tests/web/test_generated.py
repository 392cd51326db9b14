"""What is generated from Python for the web client is up to date."""

from __future__ import annotations

import json

import pytest
from scripts.web.generated import FOLDER, generated

from tercet.core.dicegame.dice import check_faces, is_face_set
from tercet.core.sets.cards import THIRD, find_sets, is_set, verdicts

FILES = generated()
LESSONS = json.loads((FOLDER / "lessons.json").read_text())
DICE_LESSONS = json.loads((FOLDER / "dice_lessons.json").read_text())


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_files_are_up_to_date_with_python(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name], "run `python -m scripts.web`"


def test_the_generated_folder_contains_nothing_else() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)


def test_the_table_of_thirds_agrees_with_the_rules() -> None:
    text = (FOLDER / "thirds.ts").read_text()
    quoted = [line.strip().strip(",;").strip('"') for line in text.splitlines() if line.strip().startswith('"')]
    letters, rows = quoted[0], quoted[1:]
    assert [[letters.index(letter) for letter in row] for row in rows] == [list(map(int, row)) for row in THIRD]


def test_every_card_lesson_is_correct() -> None:
    for example in (*LESSONS["sets"], *LESSONS["near"], *LESSONS["questions"]):
        assert tuple(example["check"]) == verdicts(*example["cards"])
    assert all(is_set(*example["cards"]) for example in LESSONS["sets"])
    assert not any(is_set(*example["cards"]) for example in LESSONS["near"])
    for task in LESSONS["completions"]:
        a, b = task["pair"]
        right = [option["card"] for option in task["options"] if is_set(a, b, option["card"])]
        assert len(right) == 1
    for task in LESSONS["searches"]:
        assert [list(found) for found in find_sets(task["cards"])] == [task["set"]]


def test_every_dice_lesson_is_correct() -> None:
    for example in (*DICE_LESSONS["sets"], *DICE_LESSONS["near"], *DICE_LESSONS["questions"]):
        assert example["check"] == [found.verdict for found in check_faces(*example["faces"])]
    for task in DICE_LESSONS["completions"]:
        a, b = task["pair"]
        assert sum(is_face_set(a, b, option["face"]) for option in task["options"]) == 1
        assert len({option["face"] for option in task["options"]}) == 4
        for option in task["options"]:
            assert option["check"] == [found.verdict for found in check_faces(a, b, option["face"])]
    turns = DICE_LESSONS["turns"]
    assert [turns[name]["points"] for name in ("one", "cross")] == [3, 6]
    assert [fault["reason"] for fault in turns["none"]["explanation"]["faults"]] == ["no-set"]
    assert {fault["reason"] for fault in turns["floating"]["explanation"]["faults"]} == {"floating"}
