import { beforeEach, describe, expect, it } from "vitest";
import { badNumber, chosenRules, chosenSeats, options } from "../src/home/options.svelte";
import { HttpProblem } from "../src/link/http";
import { faultText } from "../src/link/faults";
import { words } from "../src/words/words.svelte";

beforeEach(async () => {
  await words.speak("en");
  Object.assign(options, { edition: "es", scoring: "edition", penalty: "edition", rated: false, numbers: { cards: {}, dice: {} } });
});

describe("what a host chooses", () => {
  it("changes nothing where nothing is chosen", () => {
    expect(chosenRules("cards")).toEqual({ edition: "es", overrides: {} });
    expect(chosenRules("dice")).toEqual({ overrides: {} });
    expect(chosenSeats("cards")).toEqual({});
  });

  it("never asks for a penalty that what counts does not have", () => {
    options.scoring = "sets";
    expect(chosenRules("cards").overrides).toEqual({ scoring: "sets", penalty: "point" });
    options.penalty = "none";
    expect(chosenRules("cards").overrides).toEqual({ scoring: "sets", penalty: "none" });
    Object.assign(options, { edition: "he", scoring: "cards", penalty: "some" });
    expect(chosenRules("cards").overrides).toEqual({ scoring: "cards", penalty: "cards" });
    Object.assign(options, { edition: "fr", scoring: "sets", penalty: "edition" });
    expect(chosenRules("cards").overrides).toEqual({ scoring: "sets" });
  });

  it("tells each game its own numbers, and the seats apart", () => {
    options.numbers = { cards: { lock_seconds: 0, seats: 3, deals: null }, dice: { turn_seconds: 60 } };
    expect(chosenRules("cards").overrides).toEqual({ lock_seconds: 0 });
    expect(chosenSeats("cards")).toEqual({ seats: 3 });
    expect(chosenRules("dice").overrides).toEqual({ turn_seconds: 60 });
  });

  it("is told which number cannot be", () => {
    expect(badNumber("cards")).toBe("");
    for (const seconds of [1, 31, 2.5]) {
      options.numbers.cards = { point_seconds: seconds };
      expect(badNumber("cards")).toBe("Seconds to pick: enter a whole number from 2 to 30.");
    }
    expect(badNumber("dice")).toBe("");
  });
});

describe("a request that is not granted", () => {
  it("is told with the server's reason", () => {
    expect(faultText(new HttpProblem(0, "offline", ""))).toContain("can’t be reached");
    expect(faultText(new HttpProblem(429, "too-many", ""))).toContain("Too many requests");
    expect(faultText(new HttpProblem(429, "too-many-tables", ""))).toContain("Too many new tables");
    expect(faultText(new HttpProblem(422, "bad-rules", "turn_seconds: from 20 on"))).toContain("from 20 on");
    expect(faultText(new HttpProblem(422, "no-bots-here", ""))).toContain("no bots");
    expect(faultText(new HttpProblem(500, "broken", ""))).toBe("That isn’t possible right now.");
  });
});
