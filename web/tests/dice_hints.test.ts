import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { forgetOptions, chosenRules, options } from "../src/home/options.svelte";
import type { DiceView } from "../src/generated/dicegame";
import { FACE, VIEW, commands, find, happened, lastId, press, seated, tell, withDiceTable } from "./dicing";

const [ANA, BEN] = VIEW.players;
const HELD = { die: 1, face: FACE };
const NEW = { hints: 0, hint: null };

/** The table, with hints for everybody unless the host has left them off. */
function hinting(changes: Partial<DiceView> = {}, hints = true): DiceView {
  return { ...VIEW, rules: { ...VIEW.rules, hints }, players: [{ ...ANA, ...NEW }, { ...BEN, ...NEW }], ...changes } as DiceView;
}

function given(hint: object | null, hints = 1, seat = 0): object {
  return { type: "DiceHintGiven", at: 1, seat, hints, hint };
}

function said(): string {
  return find('[data-state="status"]').textContent.replace(/[\u2060-\u2069]/g, "");
}

function spoken(): string {
  return find('[data-said="hint"]').textContent.replace(/[\u2060-\u2069]/g, "");
}

describe("hints at a dice table", () => {
  withDiceTable();

  it("mark the dice in the hand first, then their squares, in words too", async () => {
    const network = await seated(hinting());
    press(".hint");
    await tell(network, 9, [given({ step: 1, what: "turn", dice: [HELD], squares: [] })], lastId(network, "do"));
    expect(commands(network)).toContainEqual({ type: "AskHint" });
    expect(document.querySelectorAll(".hand .hint-mark")).toHaveLength(1);
    expect(find('[data-die="1"]').getAttribute("aria-label")).toMatch(/, hint$/);
    expect(document.querySelectorAll("[data-hinted]")).toHaveLength(0);
    expect(said()).toBe("Use the marked die.");
    expect(spoken()).toMatch(/^Dice to use: /);
    await tell(network, 10, [given({ step: 2, what: "turn", dice: [HELD], squares: ["g6"] }, 2)]);
    expect(find("[data-hinted]").dataset.hinted).toBe("g6");
    expect(find('[data-square="g6"]').getAttribute("aria-label")).toBe("g6, empty, hint");
    expect(said()).toBe("Place this die on the marked square.");
    expect(spoken()).toMatch(/Squares: g6\.$/);
  });

  it("that have shown everything say so without marking a mistake", async () => {
    const network = await seated(hinting());
    press(".hint");
    network.last.say({ type: "refused", id: lastId(network, "do"), code: "no-more-hints", message: "", details: {} } as never);
    await happened();
    expect(find(".notice").textContent).toBe("The hints have shown you all they can.");
    expect(document.querySelector(".notice.bad")).toBeNull();
  });

  it("disappear with the turn", async () => {
    const hint = { step: 2, what: "turn", dice: [HELD], squares: ["g6"] };
    const network = await seated(hinting({ players: [{ ...ANA, hints: 2, hint }, { ...BEN, ...NEW }] as unknown as DiceView["players"] }));
    expect(document.querySelectorAll("[data-hinted], .hint-mark")).not.toHaveLength(0);
    await tell(network, 9, [{ type: "TurnPassed", at: 1, seat: 0, reason: "passed", counts: true }]);
    expect(document.querySelectorAll("[data-hinted], .hint-mark")).toHaveLength(0);
    expect(spoken()).toBe("");
  });

  it("say whether there is a SET in the opening, asked for with the key", async () => {
    const network = await seated(hinting({ phase: "opening", to_play: [], board: [] }));
    window.dispatchEvent(new KeyboardEvent("keydown", { code: "Digit9", bubbles: true }));
    flushSync();
    await happened();
    expect(commands(network)).toContainEqual({ type: "AskHint" });
    await tell(network, 9, [given({ step: 1, what: "set", dice: [], squares: [] })], lastId(network, "do"));
    expect(said()).toBe("You have a SET among your dice.");
    await tell(network, 10, [given({ step: 2, what: "set", dice: [HELD], squares: [] }, 2)]);
    expect(said()).toBe("The marked die is part of your SET.");
    await tell(network, 11, [given({ step: 1, what: "no-set", dice: [], squares: [] }, 3)]);
    expect(said()).toMatch(/^You have no SET: press/);
  });

  it.each([
    [{ step: 1, what: "swap", dice: [HELD], squares: [] }, "The marked die can replace a WILD."],
    [{ step: 2, what: "swap", dice: [HELD], squares: ["f6"] }, "Replace the marked WILD with this die."],
    [{ step: 1, what: "pass", dice: [], squares: [] }, "No turn is possible: pass."],
  ])("say what is left where no turn is legal", async (hint, text) => {
    await seated(hinting({ players: [{ ...ANA, hints: 1, hint }, { ...BEN, ...NEW }] as unknown as DiceView["players"] }));
    expect(said()).toBe(text);
  });

  it("have no button where there are none", async () => {
    await seated(hinting({}, false));
    expect(document.querySelector(".hint")).toBeNull();
  });

  it("wait for a call to end", async () => {
    const call = { seat: 1, since: 1, until: 90_000, dice: [], interrupted: false };
    await seated(hinting({ phase: "opening", to_play: [], board: [], call } as unknown as Partial<DiceView>));
    expect(find(".hint").hasAttribute("disabled")).toBe(true);
  });

  it("of somebody else are only mentioned, and the score sheet counts them", async () => {
    const network = await seated(hinting({ to_play: [1, 0] }));
    expect(document.querySelector(".hints")).toBeNull();
    await tell(network, 9, [given(null, 1, 1)]);
    expect(find(".words").textContent.replace(/[\u2060-\u2069]/g, "")).toContain("Ben asks for a hint.");
    expect(document.querySelectorAll(".hint-mark")).toHaveLength(0);
    expect(Array.from(find(".hints").children, (cell) => cell.textContent)).toEqual(["Hints", "0", "1"]);
  });
});

describe("the host of a dice table", () => {
  it("turns hints on for several people, unless the table is rated", () => {
    forgetOptions();
    options.hints = true;
    expect(chosenRules("dice").overrides).toEqual({ hints: true });
    options.rated = true;
    expect(chosenRules("dice").overrides).toEqual({ rated: true });
    forgetOptions();
  });
});
