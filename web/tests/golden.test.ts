import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyToCards } from "../src/games/cards/projection";
import { applyToDice } from "../src/games/dice/projection";
import { applyToPuzzle } from "../src/games/puzzle/projection";
import type { CardEvent } from "../src/generated/cardevents";
import type { CardView } from "../src/generated/cardgame";
import type { DiceEvent } from "../src/generated/diceevents";
import type { DiceView } from "../src/generated/dicegame";
import type { PuzzleView } from "../src/generated/puzzle";
import type { PuzzleEvent } from "../src/generated/puzzleevents";

interface Golden<View, Event> {
  readonly game: string;
  readonly readers: readonly {
    readonly seat: number | null;
    readonly start: View;
    readonly events: readonly Event[];
    readonly views: Readonly<Record<string, View>>;
  }[];
}

const FOLDER = join(import.meta.dirname, "../../tests/golden");
const names = ["", "puzzles"].flatMap((part) => readdirSync(join(FOLDER, part)).map((name) => join(part, name))).filter((name) => name.endsWith(".json"));

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names the kind of event for what is read
function holds<View extends { readonly version: number }, Event>(game: string, apply: (view: View, event: Event) => View): void {
  const files = names.filter((name) => name.split("/").at(-1)?.startsWith(`${game}-`));
  describe(`the projection of a game of ${game} sees what Python sees`, () => {
    it("has games to look at", () => {
      expect(files.length).toBeGreaterThan(2);
    });
    for (const file of files) {
      const golden = JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Golden<View, Event>;
      for (const reader of golden.readers) {
        it(`${file} for ${reader.seat === null ? "a watcher" : `seat ${reader.seat}`}`, () => {
          let view = reader.start;
          for (const event of reader.events) {
            view = apply(view, event);
            const expected = reader.views[String(view.version)];
            if (expected !== undefined) expect(view).toEqual(expected);
          }
          expect(reader.views[String(view.version)]).toBeDefined();
        });
      }
    }
  });
}

holds<CardView, CardEvent>("cards", applyToCards);
holds<DiceView, DiceEvent>("dice", applyToDice);
holds<PuzzleView, PuzzleEvent>("puzzle", applyToPuzzle);
