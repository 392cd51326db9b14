import { describe, expect, it } from "vitest";
import { type Action, SLOTS } from "../src/keys/actions";
import { actionFor, keyFor, printedOn, rebound } from "../src/keys/keys";

const ACTIONS: Action[] = ["call", "none", "hint", "undo", ...Array.from({ length: SLOTS }, (_, slot): Action => `slot-${slot}`)];

describe("the keys of the table", () => {
  for (const across of [false, true]) {
    for (const squareFrom of [9, 12, 15, Infinity]) {
      const grid = { across, squareFrom };
      it(`are all different where the table lies ${across ? "across" : "along"}, with squares from ${squareFrom}`, () => {
        const codes = ACTIONS.map((action) => keyFor(action, {}, grid));
        expect(codes).not.toContain("");
        expect(new Set(codes).size).toBe(codes.length);
        for (const action of ACTIONS) expect(actionFor(keyFor(action, {}, grid), {}, SLOTS, grid)).toBe(action);
      });
    }
  }

  it("change places when one takes the key of another", () => {
    const own = rebound("slot-0", "KeyW", {});
    expect(actionFor("KeyW", own, SLOTS)).toBe("slot-0");
    expect(actionFor("KeyQ", own, SLOTS)).toBe("slot-3");
  });

  it("leave every action reachable, whatever is bound to whatever", () => {
    let own: Record<string, string> = {};
    const codes = [...ACTIONS.map((action) => keyFor(action, {})), "KeyP", "Semicolon"];
    for (let i = 0; i < 100; i++) {
      const action = ACTIONS[(i * 7) % ACTIONS.length] ?? "call";
      const code = codes[(i * 11 + 3) % codes.length] ?? "KeyP";
      own = rebound(action, code, own);
      expect(actionFor(code, own, SLOTS)).toBe(action);
      expect(new Set(ACTIONS.map((other) => keyFor(other, own))).size).toBe(ACTIONS.length);
      const few = ACTIONS.slice(0, 16);
      expect(new Set(few.map((other) => keyFor(other, own, { across: true, squareFrom: 12 }))).size).toBe(few.length);
    }
  });

  it("are forgotten when they are as they were", () => {
    const own = rebound("slot-0", "KeyW", {});
    expect(rebound("slot-0", "KeyQ", own)).toEqual({});
  });

  it("are called by what is printed on them", () => {
    expect(printedOn("KeyQ", "azerty")).toBe("A");
    expect(printedOn("KeyY", "qwertz")).toBe("Z");
    expect(printedOn("KeyE", "hebrew")).toBe("ק");
    expect(printedOn("Digit0", "qwerty")).toBe("0");
  });
});
