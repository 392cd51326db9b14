import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  NUMBERS,
  badNumber,
  changesIn,
  chooseGentle,
  choiceWord,
  chosenRules,
  chosenSeats,
  fieldWord,
  forgetOptions,
  keepOptions,
  options,
  otherFields,
  rangeOf,
  remembered,
} from "../src/home/options.svelte";
import { LONGEST_FILE, boardIn } from "../src/home/board_file";
import { backend } from "../src/backend";
import { HttpProblem, request } from "../src/net/http";
import { faultText } from "../src/net/errors";
import { RULE_FIELDS, UNTIMED } from "../src/generated/ranges";
import { OFFERED } from "../src/games/offered";
import { words } from "../src/i18n/words.svelte";

const LANGUAGES = ["en", "es", "fr", "he", "pt"] as const;
const GAMES = ["cards", "dice"] as const;

beforeEach(async () => {
  await words.speak("en");
  forgetOptions();
  options.edition = "es";
});

describe("what a host chooses", () => {
  it("changes nothing where nothing is chosen", () => {
    expect(chosenRules("cards")).toEqual({ edition: "es", overrides: {} });
    expect(chosenRules("dice")).toEqual({ overrides: {} });
    expect(chosenSeats("cards")).toEqual({});
  });

  it("takes the board from the host's file, keeps it, and says what has the wrong form", async () => {
    await words.learn("dice");
    const file = (text: string): File => new File([text], "board.json");
    const board = await boardIn(file('{"size": 7, "emblem": ["c4", "d4", "e4"], "bonuses": {"d1": 5, "d7": 5}}'));
    if (typeof board === "string") throw new Error(board);
    options.board = board;
    expect(chosenRules("dice").overrides).toEqual({ layout: { size: 7, emblem: ["c4", "d4", "e4"], bonuses: { d1: 5, d7: 5 }, asymmetric: false } });
    expect(chosenRules("cards").overrides).toEqual({});
    keepOptions();
    expect(remembered().board).toEqual(board);
    forgetOptions();
    expect(chosenRules("dice").overrides).toEqual({});
    const said = async (text: string): Promise<unknown> => boardIn(file(text));
    expect(await said("{")).toBe("It is not JSON.");
    expect(await said("[]")).toContain("not an object");
    expect(await said('{"size": 7}')).toContain("“emblem” is missing");
    expect(await said('{"size": "7", "emblem": ["a", "b", "c"]}')).toContain("“size” has the wrong type");
    expect(await said('{"size": 7, "emblem": ["a", "b", "c"], "bonuses": {"a1": "many"}}')).toContain("“bonuses” has the wrong type");
    expect(await said('{"size": 7, "emblem": ["a", "b", "c"], "colour": 1}')).toContain("colour");
    expect(await said(`"${"x".repeat(LONGEST_FILE)}"`)).toContain("too large");
  });

  it("says in the reader's words why the server refuses a board", async () => {
    await words.learn("dice");
    const why = { reason: "dice-layout-on-emblem", details: { square: "f6", points: "2" } };
    const told = faultText(new HttpProblem(422, "bad-rules", "the bonus of 2 on f6 covers the emblem", why)).replace(/[\u2066-\u2069]/g, "");
    expect(told).toBe("The board file cannot be used. The bonus of 2 on f6 covers the emblem.");
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

  it("is gentle against the weakest bots, unless the host chooses otherwise", () => {
    expect(chosenRules("cards", "bots").overrides).toEqual({});
    expect(chosenRules("cards", "weakest-bots").overrides).toEqual({ penalty: "none", point_seconds: 15 });
    options.edition = "fr";
    expect(chosenRules("cards", "weakest-bots").overrides).toEqual({ point_seconds: 15 });
    Object.assign(options, { edition: "es", penalty: "some" });
    options.numbers.cards.point_seconds = 5;
    expect(chosenRules("cards", "weakest-bots").overrides).toEqual({});
    forgetOptions();
    options.rated = true;
    expect(chosenRules("cards", "weakest-bots").overrides).not.toHaveProperty("penalty");
    expect(chosenRules("dice", "weakest-bots").overrides).toEqual({ rated: true });
  });

  it("stops every clock of the dice game against bots, unless the host sets a time or wants a rated game", () => {
    for (const bots of ["bots", "weakest-bots"] as const) expect(chosenRules("dice", bots).overrides).toEqual(UNTIMED);
    expect(chosenRules("dice", "people").overrides).toEqual({});
    options.numbers.dice.turn_seconds = 60;
    expect(chosenRules("dice", "bots").overrides).toEqual({ ...UNTIMED, turn_seconds: 60 });
    options.rated = true;
    expect(chosenRules("dice", "bots").overrides).toEqual({ turn_seconds: 60, rated: true });
  });

  it("is gentle with friends, if the host wants that in one press", () => {
    options.penalty = "some";
    options.numbers.cards.point_seconds = 3;
    options.numbers.dice.turn_seconds = 30;
    chooseGentle(true);
    expect(chosenRules("cards", "people").overrides).toEqual({ penalty: "none", point_seconds: 15, hints: true });
    for (const others of ["nobody", "bots"] as const) expect(chosenRules("cards", others).overrides, others).toEqual({});
    expect(chosenRules("dice", "people").overrides).toEqual({ ...UNTIMED, point_seconds: 15, hints: true });
    expect(chosenRules("dice", "bots").overrides).toEqual(UNTIMED);
    expect(remembered().gentle).toBe(true);
    options.rated = true;
    for (const game of GAMES) expect(chosenRules(game, "people").overrides).toEqual({ rated: true });
    options.rated = false;
    chooseGentle(false);
    expect(chosenRules("cards", "people").overrides).toEqual({});
  });

  it("tells each game its own numbers, and the seats apart", () => {
    options.numbers = { cards: { lock_seconds: 0, seats: 3, deals: null }, dice: { turn_seconds: 60 } };
    expect(chosenRules("cards").overrides).toEqual({ lock_seconds: 0 });
    expect(chosenSeats("cards")).toEqual({ seats: 3 });
    expect(chosenRules("dice").overrides).toEqual({ turn_seconds: 60 });
  });

  it("can be any of the twelve thirds of the deck, with nine cards on the table or twelve", () => {
    const decks = OFFERED.cards.find((field) => field.name === "deck")?.choices ?? [];
    expect(decks).toHaveLength(13);
    for (const deck of decks.slice(1)) {
      options.cards = deck as typeof options.cards;
      options.layout = 12;
      expect(chosenRules("cards").overrides).toEqual({ deck });
      options.layout = 9;
      expect(chosenRules("cards").overrides).toEqual({ deck, layout: 9 });
    }
    options.cards = "full";
    expect(chosenRules("cards").overrides).toEqual({});
  });

  it("can be hints for everyone, but not where results count", () => {
    options.hints = true;
    expect(chosenRules("cards").overrides).toEqual({ hints: true });
    options.rated = true;
    expect(chosenRules("cards").overrides).toEqual({ rated: true });
  });

  it.each(GAMES)("can be every rule of the %s that is offered", (game) => {
    const own: Record<string, () => void> = {
      deck: () => (options.cards = "red"),
      layout: () => Object.assign(options, { cards: "red", layout: 9 }),
      style: () => (options.style = "point"),
      no_set: () => (options.noSet = "auto"),
      scoring: () => (options.scoring = "sets"),
      penalty: () => (options.penalty = "none"),
      hints: () => (options.hints = true),
      rated: () => (options.rated = true),
    };
    for (const field of OFFERED[game]) {
      forgetOptions();
      options.edition = "es";
      if (field.name === "seats") options.numbers[game].seats = 3;
      else if (own[field.name] && !otherFields(game).includes(field)) own[field.name]?.();
      else if (field.kind === "number") options.numbers[game][field.name] = rangeOf(game, field.name)[1] - 1;
      else options.others[game][field.name] = field.kind === "flag" ? true : (field.choices.at(-1) ?? "");
      const chosen = { ...chosenRules(game).overrides, ...chosenSeats(game) };
      expect(Object.keys(chosen), field.name).toContain(field.name);
    }
  });

  it("is every rule but those that the page of the variants asks for", () => {
    const names = (fields: readonly { readonly name: string }[]): string[] => fields.map(({ name }) => name);
    const left = names(RULE_FIELDS.cards).filter((name) => !names(OFFERED.cards).includes(name));
    expect(left).toEqual(["law", "way", "ending", "goal", "together"]);
    expect(names(OFFERED.dice)).toEqual(names(RULE_FIELDS.dice));
  });

  it("is not a rule that an older page has kept and this one does not offer", () => {
    localStorage.setItem("tercet.options", JSON.stringify({ cards: "five", others: { cards: { law: "ultra", way: "chain" } }, numbers: { cards: { goal: 3 } } }));
    forgetOptions();
    expect(remembered()).toEqual(JSON.parse(JSON.stringify(options)));
    localStorage.removeItem("tercet.options");
  });

  it.each(LANGUAGES)("is asked for in words: %s", async (language) => {
    await words.speak(language);
    await words.learn("rules", "dice");
    for (const game of GAMES) {
      for (const { rule, word } of [...NUMBERS[game].first, ...NUMBERS[game].more]) {
        expect(words.has(`web-option-${word}`), rule).toBe(true);
      }
      for (const field of otherFields(game)) {
        expect(words.has(fieldWord(game, field.name)), field.name).toBe(true);
        for (const value of field.choices) expect(words.has(choiceWord(game, field.name, value)), `${field.name} ${value}`).toBe(true);
      }
    }
  });

  it("is remembered, as far as it can still be chosen", () => {
    Object.assign(options, { cards: "two", layout: 9, noSet: "auto", hints: true, chat: true });
    options.numbers.dice.turn_seconds = 60;
    options.others.dice.exactly_three = true;
    keepOptions();
    expect(remembered()).toEqual(JSON.parse(JSON.stringify(options)));
    localStorage.setItem("tercet.options", JSON.stringify({ cards: "tarot", numbers: { cards: { deals: "x" } }, others: 3, edition: "fr" }));
    forgetOptions();
    expect(remembered()).toEqual({ ...JSON.parse(JSON.stringify(options)), edition: "fr" });
    localStorage.removeItem("tercet.options");
  });

  it("is counted, so that one sees how far the table is from the printed game", () => {
    options.edition = "auto";
    expect(GAMES.map(changesIn)).toEqual([0, 0]);
    Object.assign(options, { edition: "he", cards: "nine", listed: true, chat: true });
    options.numbers.cards.seats = 3;
    options.others.dice.runs = "once";
    expect(changesIn("cards")).toBe(5); // the book, the deck, nine cards, the seats, the list
    expect(changesIn("dice")).toBe(2);
    forgetOptions();
    expect(GAMES.map(changesIn)).toEqual([0, 0]);
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
  it("is told with the server's reason", async () => {
    vi.spyOn(backend, "ask").mockResolvedValue(new Response(JSON.stringify({ code: "no-bots-here" }), { status: 422 }));
    const refused: unknown = await request("POST", "/api/tables").catch((error: unknown) => error);
    expect(faultText(refused)).toContain("Bots are turned off");
    expect(faultText(new HttpProblem(0, "offline", ""))).toContain("can’t be reached");
    expect(faultText(new HttpProblem(429, "too-many", ""))).toContain("Too many requests");
    expect(faultText(new HttpProblem(429, "too-many-tables", ""))).toContain("Too many new tables");
    expect(faultText(new HttpProblem(422, "bad-rules", "turn_seconds: from 20 on"))).toContain("from 20 on");
    expect(faultText(new HttpProblem(500, "broken", ""))).toBe("That isn’t possible right now.");
  });
});
