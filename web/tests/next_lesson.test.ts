import { beforeEach, describe, expect, it } from "vitest";
import { DICE_STEPS } from "../src/games/dice/learn/steps";
import { lessonAfter } from "../src/learn/next";
import { t, words } from "../src/i18n/words.svelte";
import Learn from "../src/pages/Learn.svelte";
import { route } from "../src/pages/route.svelte";
import { NAMES, lessonOf } from "../src/variants/choices";
import { one, none, put, until, withPage } from "./mounted";

const unread = (): boolean => false;
const read = (): boolean => true;

describe("the end of a lesson", () => {
  withPage();
  beforeEach(async () => {
    localStorage.clear();
    await words.learn("web-learn", "web-variants");
  });

  it("leads from one course to the other, and then through the lessons of all variants", () => {
    expect([lessonAfter("cards", unread), lessonAfter("dice", unread)]).toEqual(["dice", "cards"]);
    const lessons: string[] = [];
    for (let name = lessonAfter("dice", read); name !== null; name = lessonAfter(name, read)) lessons.push(name);
    expect(lessons).toEqual(NAMES.filter((name) => lessonOf(name) !== null));
  });

  it("names the next step of a course", async () => {
    route.go("/learn/cards/2");
    put(Learn, {});
    await until(() => expect(one(".ways .main").textContent).toBe(`Next: ${t("web-learn-near-title")}`));
  });

  it("names the other course, and a variant once that has been read", async () => {
    route.go("/learn/cards/7");
    put(Learn, {});
    await until(() => expect(one(".ways [data-next]").textContent).toBe("Next: Dice"));
    expect(one('.ways [href="/variants"]').textContent).toBe("Other games");
    document.body.replaceChildren();
    route.go(`/learn/dice/${DICE_STEPS.length}`);
    put(Learn, {});
    await until(() => expect(one(".ways [data-next]").textContent).toBe("Next: Ultra"));
  });

  it("leads from a variant to the next one, and from the last to the list alone", async () => {
    route.go("/learn/ultra");
    put(Learn, {});
    await until(() => expect(one("[data-next]").textContent).toBe("Next: Ghost"));
    route.go("/learn/dots");
    await until(() => expect(one('.row [href="/variants/dots"]')).not.toBeNull());
    expect(one('.row [href="/variants"]').textContent).toBe("Other games");
    expect(none("[data-next]")).toBe(true);
  });
});
