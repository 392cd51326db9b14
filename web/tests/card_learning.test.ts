import { describe, expect, it } from "vitest";
import Course from "../src/games/cards/learn/Course.svelte";
import { cardName } from "../src/i18n/cards";
import Question from "../src/learn/Question.svelte";
import { LESSONS, isSet } from "../src/learn/lessons";
import { none, one, put, settled, withPage } from "./mounted";

withPage();

describe("the course of the cards", () => {
  it("begins with one card, described", () => {
    put(Course, { step: "features", onward: "", onfinish: () => undefined } as never);
    expect([...document.querySelectorAll(".example figcaption > span")].map((line) => line.textContent.replace(/[\u2068\u2069]/g, ""))).toEqual(["number: two", "colour: green", "fill: striped", "shape: squiggle"]);
  });

  it("asks easy questions first, and ends with cards, the score and one large button", async () => {
    let finished = false;
    put(Course, { step: "question", onward: "/learn/cards/5", onfinish: (is: boolean) => void (finished = is) } as never);
    const efforts: number[] = [];
    while (!finished) {
      const cards = [...document.querySelectorAll(".cards [aria-label]")].map((card) => card.getAttribute("aria-label")).join();
      const example = LESSONS.questions.find((question) => question.cards.map((card) => cardName(card)).join() === cards);
      efforts.push(example?.check.filter((verdict) => verdict !== "same").length ?? NaN);
      document.querySelectorAll<HTMLElement>(".buttons .button")[example && isSet(example.check) ? 0 : 1]?.click();
      await settled();
      one(".answer .button").click();
      await settled();
    }
    expect(efforts).toEqual([...efforts].sort((a, b) => a - b));
    expect(efforts).toHaveLength(8);
    expect(one(".end .result").textContent).toBe("8 of 8 right");
    expect(document.querySelectorAll(".end .face")).toHaveLength(3);
    expect(one(".button.big").getAttribute("href")).toBe("/learn/cards/5");
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
