import { describe, expect, it } from "vitest";
import Course from "../src/games/cards/learn/Course.svelte";
import Question from "../src/learn/Question.svelte";
import { none, one, put, settled, withPage } from "./mounted";

withPage();

describe("the course of the cards", () => {
  it("begins with one card, described", () => {
    put(Course, { step: "features", onward: "", onfinish: () => undefined } as never);
    expect([...document.querySelectorAll(".example figcaption > span")].map((line) => line.textContent.replace(/[\u2068\u2069]/g, ""))).toEqual(["number: two", "colour: green", "fill: striped", "shape: squiggle"]);
  });

  it("shows after a first mistake what is meant: the feature that fails, or all of them", async () => {
    for (const [check, answer, pictures] of [[["mixed", "same", "same", "different"], 0, 1], [["same", "same", "same", "different"], 1, 4]] as const) {
      put(Question, { example: { cards: [0, 1, 2], check }, answered: () => undefined, next: () => undefined, last: false } as never);
      expect(none(".hint")).toBe(true);
      document.querySelectorAll<HTMLElement>(".buttons .button")[answer]?.click();
      await settled();
      expect(one(".hint").querySelectorAll(".pictures")).toHaveLength(pictures);
      expect(none(".hint .odd"), "the answer is not given away").toBe(true);
      document.body.replaceChildren();
    }
  });
});
