import { describe, expect, it, vi } from "vitest";
import RulesExamples from "../src/games/dice/RulesExamples.svelte";
import Course from "../src/games/dice/learn/Course.svelte";
import DiceQuestion from "../src/games/dice/learn/Question.svelte";
import ThirdDie from "../src/games/dice/learn/ThirdDie.svelte";
import { DICE_LESSONS } from "../src/games/dice/learn/lessons";
import { BEATS, DICE_STEPS, QUIZZES } from "../src/games/dice/learn/steps";
import { pictured } from "../src/games/dice/squares";
import { type Reason, explained, previewed } from "../src/i18n/dice";
import { UNTIMED } from "../src/generated/ranges";
import { type Explanation, NEW_VIEW } from "../src/generated/dicegame";
import type { Refused } from "../src/generated/wire";
import { refusalText } from "../src/i18n/refusals";
import { t } from "../src/i18n/words.svelte";
import QuizQuestion from "../src/learn/QuizQuestion.svelte";
import Home from "../src/pages/Home.svelte";
import Learn from "../src/pages/Learn.svelte";
import Rules from "../src/pages/Rules.svelte";
import { route } from "../src/pages/route.svelte";
import { settings } from "../src/settings/settings.svelte";
import { none, one, put, settled, until, withPage } from "./mounted";

const { turns, book } = DICE_LESSONS;
const answers = { answered: () => undefined, next: () => undefined, last: false };

function quiz(id: string): void {
  const item = DICE_LESSONS.quiz.find((asked) => asked.id === id);
  if (!item) throw new Error(id);
  put(QuizQuestion, { ...answers, item });
}

/** Presses wrong answers until both tries are used up. */
function failTwice(isRight: (text: string) => boolean): void {
  const wrong = [...document.querySelectorAll<HTMLElement>(".buttons .button")].filter((button) => !isRight(button.textContent));
  for (const button of [...wrong, ...wrong].slice(0, 2)) button.click();
}

describe("learning the dice game", () => {
  withPage();

  it("shows the bonus that lies under a new die, and names it", () => {
    quiz("wild-bonus");
    expect(one(".under").dataset["text"]).toBe("+1");
    expect(one('[data-square="i6"]').getAttribute("aria-label")).toContain(t("web-dice-under", { die: "", points: 1 }).trim());
  });

  it("gives every question a hint of its own matter", () => {
    expect(new Set(DICE_LESSONS.quiz.map(({ hint }) => hint)).size).toBe(8);
    quiz("swap-dice");
    failTwice((text) => text === "3");
    expect(document.body.textContent).not.toContain(t("web-learn-hint-count"));
  });

  it("says the right answer as a sentence after a second mistake", async () => {
    quiz("opening-wild");
    failTwice((text) => text === "2");
    await settled();
    expect(one(".verdict").textContent).toContain("The answer is 2.");
    document.body.replaceChildren();
    const turn = DICE_LESSONS.turns.beside;
    put(DiceQuestion, { ...answers, turn });
    failTwice((text) => text === t("web-learn-not-legal"));
    await settled();
    expect(one(".answer p").textContent).toContain(t("web-learn-is-not-legal"));
  });

  it("lets readers find the third die, and shows what is wrong with another", async () => {
    const completion = DICE_LESSONS.completions[0];
    if (!completion) throw new Error("there is nothing to complete");
    const answered: boolean[] = [];
    put(ThirdDie, { ...answers, answered: (right: boolean) => void answered.push(right), completion });
    const press = (right: boolean): void => {
      const place = completion.options.findIndex(({ check }) => right !== check.includes("mixed"));
      document.querySelectorAll<HTMLElement>(".options button")[place]?.click();
    };
    press(false);
    await settled();
    expect(one(".hint").textContent).toMatch(/two .* one|two .* other/);
    expect(one(".gap").textContent).toBe("?");
    press(true);
    await settled();
    expect(one(".verdict").textContent).toContain(t("web-learn-is-set"));
    expect(document.querySelectorAll(".row [role=img]")).toHaveLength(3);
    expect(answered, "a right answer after a hint does not count as one").toEqual([false]);
  });

  it("tells one sentence at a time, and asks when all are told", async () => {
    for (const step of DICE_STEPS) {
      put(Course, { step, onward: "", onfinish: () => undefined });
      for (const name of BEATS[step].slice(0, -1)) {
        expect(one(".sentence").textContent).toBe(t(`web-learn-beat-${step}-${name}`));
        one('[data-do="next-beat"]').click();
        await settled();
      }
      const next = document.querySelector<HTMLElement>('[data-do="next-beat"]');
      expect(next === null, "a page without questions ends with its last sentence").toBe(step === "faces");
      next?.click();
      await settled();
      expect(document.querySelectorAll(".buttons .button, .choices .button").length > 0).toBe(step !== "faces");
      document.body.replaceChildren();
    }
  });

  it("leads up to the turn with the most points", () => {
    expect([turns.one, turns.two, book[2]].map((turn) => [turn?.explanation.sets.length, turn?.points])).toEqual([
      [1, 3],
      [2, 6],
      [4, 12],
    ]);
    expect(DICE_LESSONS.quiz.filter((item) => QUIZZES.score.includes(item.id)).map((item) => item.id)).toEqual(QUIZZES.score);
  });

  it("ends with a game against a bot in which no clock runs", async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal("fetch", (_path: string, { body }: RequestInit = {}) => {
      if (typeof body === "string") bodies.push(JSON.parse(body));
      return Promise.resolve(new Response('{"name":"Ana","token":"x"}', { headers: { "content-type": "application/json" } }));
    });
    put(Course, { step: "begin" as const, onward: "", onfinish: () => undefined });
    for (const press of [...BEATS.begin.map(() => '[data-do="next-beat"]'), ".choices .button.now"]) {
      one(press).click();
      await settled();
    }
    await until(() => expect(bodies).toContainEqual({ game: "dice", overrides: UNTIMED, bots: ["beginner"], seats: 2 }));
  });

  it("shows dice above the score of its questions", async () => {
    put(Course, { step: "score" as const, onward: "", onfinish: () => undefined });
    for (const press of [...BEATS.score.map(() => '[data-do="next-beat"]'), ...QUIZZES.score.flatMap((id) => [`answer ${id}`, ".answer button"])]) {
      const answer = DICE_LESSONS.quiz.find(({ id }) => press === `answer ${id}`)?.answer;
      const button = answer === undefined ? one(press) : [...document.querySelectorAll<HTMLElement>(".buttons .button")].find(({ textContent }) => textContent === String(answer));
      button?.click();
      await settled();
    }
    expect(one(".end .result").textContent).toContain("4");
    expect(document.querySelectorAll('.end [role="img"]')).toHaveLength(3);
    expect(none(".end .fan")).toBe(true);
  });

  it("asks every question of the quiz on one page, and no sentence is long", () => {
    expect(Object.values(QUIZZES).flat().sort()).toEqual(DICE_LESSONS.quiz.map(({ id }) => id).sort());
    for (const step of DICE_STEPS) {
      for (const name of BEATS[step]) expect(t(`web-learn-beat-${step}-${name}`).split(" ").length, name).toBeLessThan(25);
    }
  });

  it("begins every sentence of a refusal with a capital", () => {
    const told = refusalText({ code: "faces-make-no-set", details: { faces: [0, 1, 3], check: ["same", "mixed", "same"] } } as unknown as Refused);
    expect(told).toMatch(/^With these faces the three dice are not a SET\. Two /);
  });

  it("shows the board of the table beside its rules", () => {
    const layout = { size: 7, emblem: ["c4", "d4", "e4"] as [string, string, string], bonuses: { d1: 5, d7: 5 }, asymmetric: false };
    put(RulesExamples, { section: "board", rules: { ...NEW_VIEW.rules, layout } });
    expect(document.querySelectorAll("[data-square]")).toHaveLength(49);
    expect(document.querySelectorAll("[data-text=\"+5\"]")).toHaveLength(2);
  });

  it("tells of a SET beside the dice once, and what is missing (D8)", () => {
    const said = explained(DICE_LESSONS.turns.beside.explanation);
    expect(said).toHaveLength(1);
    expect(said[0]?.text).toContain("needs a die that was there before this turn");
  });

  it("tells of several dice in no SET in one sentence, and of a line that two of them share once (D8)", () => {
    const checks = [{ feature: "colour", values: ["red", "red", "green"], verdict: "mixed", odd: 2 }];
    const line = { squares: ["c3", "d3", "e3"], faces: [0, 0, 9], checks };
    const fault = (square: string) => ({ reason: "no-set", square, lines: square === "h8" ? [] : [line] });
    const explanation = { sets: [], bonuses: [], faults: ["c3", "d3", "h8"].map(fault) } as unknown as Explanation;
    const plain = (reasons: readonly Reason[]): string[] => reasons.map(({ text }) => text.replace(/[\u2060-\u2069]/g, ""));
    const [first, ...rest] = plain(explained(explanation));
    expect(first).toBe("The dice on c3, d3, and h8 are not in a new SET.");
    expect(rest).toHaveLength(1);
    const half = previewed(explanation, ["c3", "h8"]);
    expect(plain(half)[0]).toBe("The die on d3 is not in a new SET.");
    expect(plain(half).at(-1)).toBe("The dice on c3 and h8 are not in a SET yet.");
    expect(half.at(-1)).toMatchObject({ bad: false, open: true });
    const many = { ...explanation, faults: [...explanation.faults, { reason: "too-many", square: null, lines: [] }] } as unknown as Explanation;
    expect(plain(explained(many))[0]).toBe("More than three dice were placed.");
  });

  it("pictures no more of the board than its dice need, so they are large", () => {
    expect(pictured(["e6", "f6", "g6"], DICE_LESSONS.layout.size).across).toBe(5);
    expect(pictured(["e6", "f6", "g6", "h6", "h7", "h8"], DICE_LESSONS.layout.size).across).toBe(6);
  });

  it("cuts no row of a picture in half", () => {
    for (const { board, turn } of Object.values(DICE_LESSONS.turns)) {
      const squares = [...board, ...turn].map(({ square }) => square);
      const area = pictured(squares, DICE_LESSONS.layout.size);
      expect(area.across).toBe(area.down);
      for (const number of [area.column, area.line, area.across]) expect(Number.isInteger(number)).toBe(true);
      expect(area.column + area.across).toBeLessThanOrEqual(DICE_LESSONS.layout.size);
      expect(area.line + area.down).toBeLessThanOrEqual(DICE_LESSONS.layout.size);
    }
  });

  it("opens lessons and rules of the game that was chosen on the first page", async () => {
    for (const game of ["dice", "cards"] as const) {
      settings.game = game;
      put(Home, {});
      await settled();
      const ways = [...document.querySelectorAll<HTMLAnchorElement>("nav a")].map((link) => link.getAttribute("href"));
      expect(ways).toEqual(expect.arrayContaining([`/learn/${game}`, `/rules?game=${game}`]));
      document.body.replaceChildren();
      route.go("/learn");
      put(Learn, {});
      await settled();
      expect(one('[aria-current="page"]').textContent).toBe(t(`web-game-${game}`));
      document.body.replaceChildren();
      route.go("/rules");
      put(Rules, {});
      await settled();
      expect(one('[aria-current="page"]').textContent).toBe(t(`web-game-${game}`));
      expect(document.querySelectorAll(".contents a")).toHaveLength(document.querySelectorAll("article section").length);
      document.body.replaceChildren();
    }
  });
});
