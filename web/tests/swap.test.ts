import { describe, expect, it } from "vitest";
import { FACE, commands, press, seated, tell, withDiceTable } from "./dicing";

describe("replacing a WILD", () => {
  withDiceTable();

  it("sends the swap, and shows the die on the board and the freed one in the hand", async () => {
    const network = await seated();
    press('[data-die="1"]');
    press('[data-square="f6"]');
    expect(commands(network)).toContainEqual({ type: "SwapWild", die: 1, square: "f6" });

    const swapped = { type: "WildSwapped", at: 1, seat: 0, laid: { die: 1, square: "f6", face: FACE, wild: false }, freed: 30 };
    const rolled = { type: "DiceRolled", at: 1, reason: "freed", rolls: [{ seat: 0, dice: [{ die: 30, face: 7 }] }] };
    await tell(network, 9, [swapped, rolled]);
    expect(document.querySelector('[data-square="f6"]')?.getAttribute("data-wild")).toBe("false");
    expect(document.querySelector('[data-die="30"]')).not.toBeNull();
    expect(document.querySelector('[data-die="1"]')).toBeNull();
  });

  it("is not tried with a die on a square that holds no WILD", async () => {
    const network = await seated();
    press('[data-die="2"]');
    press('[data-square="e6"]');
    expect(commands(network)).toEqual([]);
    expect(document.querySelector('[data-square="e6"] .mine')).not.toBeNull();
  });
});
