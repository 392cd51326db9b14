import { afterEach, describe, expect, it } from "vitest";
import Ways from "../src/home/Ways.svelte";
import { chosenRules, forgetOptions, keepOptions, remembered } from "../src/home/options.svelte";
import { keepNumber } from "../src/table/bot_level";
import { t } from "../src/i18n/words.svelte";
import { none, one, put, settled, withPage } from "./mounted";

withPage();

const select = (label: string): HTMLSelectElement => one(`.bots select[aria-label="${t(label)}"]`) as HTMLSelectElement;

describe("a game against bots", () => {
  afterEach(() => {
    forgetOptions();
    keepOptions();
  });

  it("can be one where picking three cards is the call; the device remembers it", async () => {
    put(Ways, { game: "cards" });
    const style = select("web-option-style");
    expect(style.value).toBe("announce");
    style.value = "point";
    style.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(chosenRules("cards", "bots").overrides).toMatchObject({ style: "point" });
    expect(remembered().style).toBe("point");
  });

  it("can be gentle with friends, at the press of a switch that says what it changes", async () => {
    put(Ways, { game: "cards" });
    const gentle = one('[data-do="gentle"]') as HTMLInputElement;
    expect(one(`label[for="${gentle.id}"]`).textContent).toContain("15");
    gentle.click();
    await settled();
    expect(chosenRules("cards").overrides).toMatchObject({ penalty: "none", point_seconds: 15, hints: true });
  });

  it("with dice can be gentle with friends too: hints, and no clock for turns", async () => {
    put(Ways, { game: "dice" });
    const gentle = one('[data-do="gentle"]') as HTMLInputElement;
    expect(one(`label[for="${gentle.id}"]`).textContent).toContain("hint");
    gentle.click();
    await settled();
    expect(chosenRules("dice").overrides).toMatchObject({ turn_seconds: 0, hints: true });
  });

  it("offers as many bots as last time", () => {
    keepNumber("cards", 2);
    put(Ways, { game: "cards" });
    expect(select("web-bot-count").value).toBe("2");
  });

  it("with dice has one way of calling", () => {
    put(Ways, { game: "dice" });
    expect(none(`.bots select[aria-label="${t("web-option-style")}"]`)).toBe(true);
  });
});
