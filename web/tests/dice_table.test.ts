import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DOUBLE_PRESS } from "../src/games/dice/seat.svelte";
import { t, words } from "../src/i18n/words.svelte";
import type { Network } from "./sockets";
import { VIEW, commands, find, happened, lastId, press, seated, tell, withDiceTable } from "./dicing";

interface At {
  readonly x: number;
  readonly y: number;
}

function point(target: EventTarget, type: string, { x, y }: At): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0 }));
  flushSync();
}

/** Presses like a mouse or a finger: pointer events, then a click. */
function tap(selector: string): void {
  const target = find(selector);
  point(target, "pointerdown", { x: 5, y: 5 });
  point(target, "pointerup", { x: 5, y: 5 });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  flushSync();
}

function pull(selector: string, by: number): void {
  const target = find(selector);
  point(target, "pointerdown", { x: 100, y: 100 });
  point(target, "pointermove", { x: 100 + by, y: 100 });
  point(target, "pointerup", { x: 100 + by, y: 100 });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  flushSync();
}

function strike(code: string): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
  flushSync();
}

const isPlaced = (square: string): boolean => document.querySelector(`[data-square="${square}"] .mine`) !== null;
const PASSED = { type: "TurnPassed", at: 1, seat: 0, reason: "passed", counts: true };
const EXTRA = { type: "ExtraRollStarted", at: 1, until: 90_000 };
/** Ben has had his turn: when Ana passes, everybody may reroll. */
const LAST = { ...VIEW, to_play: [0] };

describe("the result of a dice game", () => {
  withDiceTable();

  it("tells those who look at the board of a rematch", async () => {
    const network = await seated({ ...VIEW, phase: "over", winners: [0] });
    press('[data-do="board"]');
    await happened();
    network.last.say({ type: "settings-changed", table: { code: "abc", game: "dice", listed: false, chat: false, successor: "def", rematch_by: 1, room: null } });
    await happened();
    expect(find(".see-result").textContent).toMatch(/wants a rematch/);
  });

  it("can be put aside for the board, and shown again", async () => {
    await seated({ ...VIEW, phase: "over", winners: [0] });
    expect(document.querySelector(".result")).not.toBeNull();
    press('[data-do="board"]');
    await happened();
    expect(document.querySelector(".result")).toBeNull();
    expect(document.activeElement).toBe(find('[data-do="result"]'));
    press('[data-do="result"]');
    await happened();
    expect(document.activeElement).toBe(find(".result h1"));
    press('[data-do="board"]');
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true }));
    await happened();
    expect(document.querySelector(".result")).not.toBeNull();
  });
});

describe("the call of SET!", () => {
  withDiceTable();

  it("has the colour of now at a dice table as at a card table", async () => {
    await seated({ ...VIEW, phase: "opening" });
    const call = [...document.querySelectorAll<HTMLElement>(".actions .button")].find((button) => button.textContent.includes(t("web-call")));
    expect([...(call?.classList ?? [])]).toContain("now");
  });
});

describe("the dice board", () => {
  withDiceTable();
  beforeEach(() => void Object.assign(document, { elementFromPoint: () => null }));

  it("takes a placed die back by a tap, also after it was moved under the finger", async () => {
    await seated();
    press('[data-die="2"]');
    press('[data-square="e6"]');
    expect(isPlaced("e6")).toBe(true);
    pull('[data-square="a1"]', 60);
    expect(isPlaced("e6")).toBe(true);
    tap('[data-square="e6"]');
    expect(isPlaced("e6")).toBe(false);
  });

  it("takes a die that was chosen by its figure, also after another one was dragged", async () => {
    await seated();
    pull('[data-die="1"]', 60);
    strike("Digit2");
    expect(find('[data-said="picked"]').textContent).toMatch(/^Picked: 2: \w+/);
    tap('[data-square="e6"]');
    expect(isPlaced("e6")).toBe(true);
  });
});

describe("a button that was pressed twice", () => {
  withDiceTable();
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  for (const [way, again] of [
    ["with the mouse", () => find(".actions .button").click()],
    ["with its key", () => strike("Digit0")],
  ] as const) {
    it(`${way} passes once, and keeps no dice that were to be rolled again`, async () => {
      const network = await seated(LAST);
      again();
      await happened();
      expect(commands(network), "one press only asks").toEqual([]);
      const sure = find('[data-do="pass"]');
      sure.click();
      sure.click();
      again();
      expect(commands(network)).toEqual([{ type: "PassTurn" }]);
      const id = lastId(network, "do");
      await tell(network, 9, [PASSED, EXTRA], id);
      expect(find(".actions").dataset.act).toBe("extra");
      again();
      expect(commands(network)).toEqual([{ type: "PassTurn" }]);
      vi.advanceTimersByTime(DOUBLE_PRESS);
      await happened();
      again();
      again();
      expect(commands(network)).toEqual([{ type: "PassTurn" }, { type: "ChooseExtra", dice: [] }]);
    });
  }

  it("can be pressed again at once where it was refused", async () => {
    const network = await seated(LAST);
    press(".actions .button");
    press('[data-do="pass"]');
    network.last.say({ type: "refused", id: lastId(network, "do"), code: "not-your-turn" });
    await happened();
    expect(find(".notice").textContent).not.toBe("");
    press(".actions .button");
    press('[data-do="pass"]');
    expect(commands(network)).toEqual([{ type: "PassTurn" }, { type: "PassTurn" }]);
  });
});

describe("a question of one's turn", () => {
  withDiceTable();

  it("about the face of a WILD is over with the turn", async () => {
    const network = await seated();
    press('[data-die="4"]');
    press('[data-square="e6"]');
    const choices = [{ face: 3, is_legal: true, points: 2 }, { face: 5, is_legal: false, points: 0 }];
    network.last.say({ type: "reply", id: lastId(network, "ask"), reply: { type: "wild-faces", choices } as never });
    await happened();
    const choice = find(".picker [data-choice]");
    await tell(network, 9, [{ ...PASSED, reason: "time" }]);
    expect(document.querySelector(".picker")).toBeNull();
    choice.click();
    await happened();
    expect(isPlaced("e6")).toBe(false);
    expect(commands(network)).toEqual([]);
  });

  it("about passing is over with the turn, and passes no later one", async () => {
    const network = await seated();
    press('[data-die="2"]');
    press('[data-square="e6"]');
    const explanation = { sets: [], bonuses: [], faults: [] };
    network.last.say({ type: "reply", id: lastId(network, "ask"), reply: { type: "previewed", explanation, open: [], points: 3 } as never });
    await happened();
    press(".actions .button");
    const pass = find("dialog[open] .row .button:last-child");
    await tell(network, 9, [{ ...PASSED, reason: "time" }]);
    expect(document.querySelector("dialog[open]")).toBeNull();
    pass.click();
    await happened();
    expect(commands(network)).not.toContainEqual({ type: "PassTurn" });
  });
});

describe("the face of a WILD", () => {
  withDiceTable();
  const offered = [{ face: 3, is_legal: true, points: 2 }, { face: 5, is_legal: false, points: 0 }];

  async function asked(network: Network): Promise<void> {
    network.last.say({ type: "reply", id: lastId(network, "ask"), reply: { type: "wild-faces", choices: offered } as never });
    await happened();
  }

  it("is chosen in place of the hand, with the WILD on its square, and Escape takes it back", async () => {
    const network = await seated();
    press('[data-die="4"]');
    press('[data-square="e6"]');
    await asked(network);
    expect(isPlaced("e6")).toBe(true);
    expect([".news", ".hand", ".actions"].map((part) => find(part).inert)).toEqual([true, true, true]);
    expect(document.activeElement).toBe(find(".picker [data-choice]"));
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true }));
    await happened();
    expect(document.querySelector(".picker")).toBeNull();
    expect(isPlaced("e6")).toBe(false);
    expect(find(".hand").inert).toBe(false);
  });

  it("is asked for again where the WILD goes to another free square, and taken back by a tap on it", async () => {
    const network = await seated();
    press('[data-die="4"]');
    press('[data-square="e6"]');
    await asked(network);
    press('[data-square="g6"]');
    await asked(network);
    expect([isPlaced("e6"), isPlaced("g6")]).toEqual([false, true]);
    press('.picker [data-choice="3"]');
    await happened();
    expect(isPlaced("g6")).toBe(true);
    press('[data-square="g6"]');
    await asked(network);
    expect(find('.picker [aria-pressed="true"]').dataset.choice).toBe("3");
    press('.picker [data-do="take-back"]');
    await happened();
    expect(isPlaced("g6")).toBe(false);
    press('[data-die="4"]');
    press('[data-square="g6"]');
    await asked(network);
    press('[data-square="g6"]');
    await happened();
    expect([isPlaced("g6"), document.querySelector(".picker")]).toEqual([false, null]);
  });
});

describe("the focus at a dice table", () => {
  withDiceTable();

  it("goes to the status where the pressed button can be pressed no more", async () => {
    const network = await seated({ ...VIEW, phase: "opening", round: 1, to_play: [], board: [] } as unknown as typeof VIEW);
    const none = find(".actions .button");
    none.focus();
    await tell(network, 9, [{ type: "NoneSaid", at: 0, seat: 0 }]);
    expect(none.matches(":disabled")).toBe(true);
    expect(document.activeElement).toBe(find(".words"));
  });
});

describe("whoever watches", () => {
  withDiceTable();

  it("is told so once, and whose turn it is", async () => {
    await seated(VIEW, null);
    expect(document.body.textContent.split(t("web-watching"))).toHaveLength(2);
    expect(find(".words").textContent).toContain("Ana");
  });

  it("reads names of bots in their own language", async () => {
    const bots = VIEW.seating.chairs.map((chair, i) => ({ ...chair, bot: true, name: ["Average", "Average 2"][i] ?? "" }));
    await words.speak("es");
    await seated({ ...VIEW, seating: { ...VIEW.seating, chairs: bots } }, null);
    expect([...document.querySelectorAll(".player .name")].map((name) => name.textContent)).toEqual(["Bot intermedio", "Bot intermedio 2"]);
    // the number is beside the part of a long name that may be cut off
    expect([...document.querySelectorAll(".player .number")].map((number) => number.textContent)).toEqual(["", " 2"]);
    expect(document.body.textContent).not.toContain("Average");
    await words.speak("en");
  });
});
