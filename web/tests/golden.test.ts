import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyToCards } from "../src/game/cards";
import type { CardEvent, View } from "../src/made/cardgame";

interface Golden {
  readonly game: string;
  readonly readers: readonly {
    readonly seat: number | null;
    readonly start: View;
    readonly events: readonly CardEvent[];
    readonly views: Readonly<Record<string, View>>;
  }[];
}

const FOLDER = join(import.meta.dirname, "../../tests/golden");
const files = readdirSync(FOLDER).filter((name) => name.startsWith("cards-") && name.endsWith(".json"));

describe("the projection of a card game sees what Python sees", () => {
  it("has games to look at", () => {
    expect(files.length).toBeGreaterThan(4);
  });
  for (const file of files) {
    const golden = JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Golden;
    for (const reader of golden.readers) {
      it(`${file} for ${reader.seat === null ? "a watcher" : `seat ${reader.seat}`}`, () => {
        let view = reader.start;
        for (const event of reader.events) {
          view = applyToCards(view, event);
          const expected = reader.views[String(view.version)];
          if (expected !== undefined) expect(view).toEqual(expected);
        }
        expect(reader.views[String(view.version)]).toBeDefined();
      });
    }
  }
});
