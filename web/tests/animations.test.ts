import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { dealt, taken } from "../src/games/cards/animations";
import { settings } from "../src/settings/settings.svelte";

const SOURCES = join(import.meta.dirname, "../src");

afterEach(() => {
  settings.motion = "auto";
});

describe("the animations of cards", () => {
  it("is over within a quarter of a second, the last card of a whole deal included", () => {
    settings.motion = "moving";
    for (let order = 0; order < 21; order++) {
      const { duration = 0, delay = 0 } = dealt(document.body, { order });
      expect(duration).toBeGreaterThanOrEqual(150);
      expect(duration + delay).toBeLessThanOrEqual(250);
    }
    expect(taken(document.body, { owner: 0 }).duration).toBeLessThanOrEqual(250);
  });

  it("is none where nothing shall move", () => {
    settings.motion = "still";
    expect(dealt(document.body, { order: 2 })).toEqual({ duration: 0 });
    expect(taken(document.body, { owner: null })).toEqual({ duration: 0 });
  });

  it("takes its times from where they can be stilled", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));
    const own = files.filter((name) => /transition:[^;{}]*\dm?s\b/.test(readFileSync(join(SOURCES, name), "utf-8")));
    expect(own).toEqual([]);
  });
});
