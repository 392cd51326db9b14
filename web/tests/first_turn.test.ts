import { describe, expect, it, vi } from "vitest";
import data from "../src/generated/first_turns.json";
import FirstTurn from "../src/home/FirstTurn.svelte";
import { t } from "../src/i18n/words.svelte";
import { one, put, settled, withPage } from "./mounted";

const hand = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".hand button")];
const faces = (): number[] => hand().map((die) => Number(die.dataset["face"]));

/** The puzzle on the page, and the place of the die that fits. */
function shown(): { points: number; fits: number } {
  const turn = data.turns.find((other) => other.hand.map(({ face }) => face).join() === faces().join());
  if (!turn) throw new Error("these dice are in no puzzle");
  return { points: turn.points, fits: turn.hand.findIndex(({ check }) => !check.includes("mixed")) };
}

describe("the gap on the first page of the dice game", () => {
  withPage();

  it("is filled by one die, which scores two SETs and leads on", async () => {
    const onplay = vi.fn();
    put(FirstTurn, { onplay });
    const { points, fits } = shown();
    const before = faces().join();
    hand()[fits]?.click();
    await settled();
    expect(one('[role="status"]').textContent).toContain(t("dice-points", { points }));
    expect(document.querySelectorAll(".set")).toHaveLength(2);
    one(".under .button.now").click();
    expect(onplay).toHaveBeenCalledOnce();
    one(".under .button:not(.now)").click();
    await settled();
    expect(faces().join()).not.toBe(before);
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  });

  it("tells people who cannot see it where each die and the gap are", () => {
    put(FirstTurn, { onplay: () => undefined });
    const named = [...document.querySelectorAll(".board [role=img]")].map((die) => [die.closest<HTMLElement>("[data-square]")?.dataset["square"], die.getAttribute("aria-label")] as const);
    expect(named).toHaveLength(9);
    for (const [square, name] of named) expect(name?.replaceAll(/[\u2066-\u2069]/g, "")).toMatch(new RegExp(` on ${square}$`));
    expect(named.filter(([, name]) => name?.startsWith("?"))).toHaveLength(1);
  });

  it("says why another die does not fit, and lets it be replaced", async () => {
    put(FirstTurn, { onplay: () => undefined });
    const { fits } = shown();
    hand()[(fits + 1) % 5]?.click();
    await settled();
    expect(one('[role="status"]').textContent).toContain(t("card-is-not-set"));
    expect(document.querySelectorAll(".set")).toHaveLength(0);
    expect(one('.under a[href="/learn/dice"]').textContent, "help stays when it is needed").toBe(t("web-hero-new"));
    hand()[fits]?.click();
    await settled();
    expect(document.querySelectorAll(".set")).toHaveLength(2);
  });

  it("has one answer among the five dice of every puzzle", () => {
    for (const turn of data.turns) {
      expect(turn.hand).toHaveLength(5);
      expect(turn.hand.filter(({ check }) => !check.includes("mixed"))).toHaveLength(1);
      expect(Object.keys(turn.dice)).toHaveLength(8);
    }
  });
});
