"""`python -m scripts.web` writes the web client's generated files; with `--check`, it reports those out of date."""

from __future__ import annotations

import sys

from scripts.web.generated import FOLDER, generated


def main(arguments: list[str]) -> int:
    stale = []
    for name, text in generated().items():
        path = FOLDER / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{'out of date' if '--check' in arguments else 'written'}: web/src/generated/{name}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
