import { describe, expect, it, vi } from "vitest";
import data from "../src/generated/first_sets.json";
import { growHints } from "../src/games/cards/coach";
import FirstSet from "../src/home/FirstSet.svelte";
import { findings } from "../src/i18n/cards";
import { t } from "../src/i18n/words.svelte";
import { type Search, checkOf, isSet } from "../src/learn/searches";
import { none, one, put, settled, withPage } from "./mounted";

const SEARCHES = data as unknown as readonly Search[];

function press(card: number): void {
  one(`[data-card="${card}"]`).click();
}

function shown(): Search {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")].map((card) => Number(card.dataset["card"]));
  const search = SEARCHES.find((other) => other.cards.join() === cards.join());
  if (!search) throw new Error("these cards are in no search");
  return search;
}

describe("the SET on the first page", () => {
  withPage();

  it("is found with three picks, and leads on", async () => {
    const onplay = vi.fn();
    put(FirstSet, { onplay });
    const search = shown();
    expect(one(".under a").getAttribute("href")).toBe("/learn/cards");
    for (const card of search.set) press(card);
    await settled();
    expect(one('[role="status"]').textContent).toMatch(/Found in .*(The same: .* The rest: different|Every feature is different)/);
    one(".under .button.now").click();
    expect(onplay).toHaveBeenCalledOnce();
    one(".under .button:not(.now)").click();
    await settled();
    expect(shown()).not.toBe(search);
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  });

  it("says why three others are not one, and lets the next pick begin anew", async () => {
    put(FirstSet, { onplay: () => undefined });
    const search = shown();
    const other = search.cards.find((card) => !search.set.includes(card)) ?? 0;
    for (const card of [search.set[0], search.set[1], other]) press(card);
    await settled();
    expect(one('[role="status"]').textContent).toContain(t("card-is-not-set"));
    // every feature that fails, in words and in a picture; the way to learn stays where it was
    const failing = findings([search.set[0], search.set[1], other], checkOf(search, [search.set[0], search.set[1], other])).filter((line) => line.verdict === "mixed");
    for (const { name } of failing) expect(one('[role="status"]').textContent).toContain(name);
    expect(document.querySelectorAll(".features li.bad .picture.odd")).toHaveLength(failing.length);
    expect(document.querySelectorAll("[data-card].failed .cross")).toHaveLength(3);
    expect(none("[data-card].selected"), "a wrong card does not look chosen").toBe(true);
    expect(one(".under a").getAttribute("href")).toBe("/learn/cards");
    press(search.set[0]);
    await settled();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
    expect(none(".failed")).toBe(true);
    expect(document.querySelectorAll(".features li")).toHaveLength(4);
  });

  it("is one of three cards among six, and every other three say what fails", () => {
    for (const search of SEARCHES) {
      expect(Object.keys(search.checks)).toHaveLength(20);
      expect(Object.values(search.checks).filter((check) => !check.includes("m"))).toHaveLength(1);
      expect(isSet(checkOf(search, search.set))).toBe(true);
    }
  });
});

describe("a first game", () => {
  it("leaves a player in peace, then lets hints grow faster, until they are stopped", () => {
    vi.useFakeTimers();
    const ask = vi.fn();
    const first = growHints(0, ask);
    vi.advanceTimersByTime(15_000);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(ask).toHaveBeenCalledOnce();
    first();
    growHints(1, ask)();
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
