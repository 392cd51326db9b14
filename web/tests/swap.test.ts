import { describe, expect, it } from "vitest";
import { until } from "./mounted";
import { t } from "../src/i18n/words.svelte";
import { FACE, commands, find, press, seated, tell, withDiceTable } from "./dicing";

describe("replacing a WILD", () => {
  withDiceTable();

  it("sends the swap, and shows the die on the board and the freed one in the hand", async () => {
    const network = await seated();
    press('[data-die="1"]');
    expect(find(".words").textContent).toContain(t("web-dice-tap-wild"));
    press('[data-square="f6"]');
    // a swap is final, so the page asks first
    expect(commands(network)).toEqual([]);
    expect(find("dialog[open]").textContent).toContain(t("web-dice-swap-sure", { square: "f6" }));
    await until(() => expect(find('[data-do="swap"]').getAttribute("aria-disabled")).toBe("false"));
    press('[data-do="swap"]');
    expect(commands(network)).toContainEqual({ type: "SwapWild", die: 1, square: "f6" });

    const swapped = { type: "WildSwapped", at: 1, seat: 0, laid: { die: 1, square: "f6", face: FACE, wild: false }, freed: 30 };
    const rolled = { type: "DiceRolled", at: 1, reason: "freed", rolls: [{ seat: 0, dice: [{ die: 30, face: 7 }] }] };
    await tell(network, 9, [swapped, rolled]);
    expect(document.querySelector('[data-square="f6"]')?.getAttribute("data-wild")).toBe("false");
    expect(document.querySelector('[data-die="30"]')).not.toBeNull();
    expect(document.querySelector('[data-die="1"]')).toBeNull();
  });

  it("is not asked about with a die that shows something else, and the table says why not", async () => {
    const network = await seated();
    press('[data-die="2"]');
    expect(find(".words").textContent).toContain(t("web-dice-tap-square"));
    press('[data-square="f6"]');
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(commands(network)).toContainEqual({ type: "SwapWild", die: 2, square: "f6" });
  });

  it("is no question any more once the turn is over", async () => {
    const network = await seated();
    press('[data-die="1"]');
    press('[data-square="f6"]');
    expect(document.querySelector("dialog[open]")).not.toBeNull();
    await tell(network, 9, [{ type: "TurnPassed", at: 1, seat: 0, reason: "time", counts: true }]);
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(commands(network)).toEqual([]);
  });

  it("is not tried with a die on a square that holds no WILD", async () => {
    const network = await seated();
    press('[data-die="2"]');
    press('[data-square="e6"]');
    expect(commands(network)).toEqual([]);
    expect(document.querySelector('[data-square="e6"] .mine')).not.toBeNull();
  });
});
