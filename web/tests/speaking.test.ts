import { describe, expect, it } from "vitest";
import type { Language } from "../src/settings/settings.svelte";
import { type Area, Words } from "../src/i18n/words.svelte";

/** Delivers Fluent files when the test says so. */
class Post {
  readonly orders: { language: Language; areas: readonly Area[]; deliver: () => void; lose: () => void }[] = [];

  readonly read = (language: Language, areas: readonly Area[]): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const texts = [`hello = hello ${language}`, ...areas.map((area) => `${area} = ${area} ${language}`)];
      this.orders.push({ language, areas, deliver: () => resolve(texts), lose: () => reject(new Error("lost")) });
    });

  get last(): (typeof this.orders)[number] {
    const order = this.orders.at(-1);
    if (!order) throw new Error("nothing was ordered");
    return order;
  }
}

describe("speaking", () => {
  it("changes when all words of the new language are there", async () => {
    const post = new Post();
    const words = new Words(post.read);
    const speaking = words.speak("fr");
    expect(words.ready).toBe(false);
    post.last.deliver();
    await speaking;
    expect(words.say("hello")).toBe("hello fr");
  });

  it("groups digits in Spanish with a space, and only from five on", async () => {
    const words = new Words(() => Promise.resolve(["count = { $count } cartas, { 2500 }"]));
    await words.speak("es");
    const said = [999, 2742, 12742, 1234567.5].map((count) => words.say("count", { count }));
    expect(said).toEqual(["999 cartas, 2500", "2742 cartas, 2500", "12\u00a0742 cartas, 2500", "1\u00a0234\u00a0567,5 cartas, 2500"]);
    await words.speak("pt");
    expect(words.say("count", { count: 2742 })).toBe("2.742 cartas, 2.500");
  });

  it("keeps to the newest language, whichever arrives first", async () => {
    const post = new Post();
    const words = new Words(post.read);
    const both = [words.speak("fr"), words.speak("pt")];
    post.orders[1]?.deliver();
    post.orders[0]?.deliver();
    await Promise.all(both);
    expect(words.language).toBe("pt");
  });

  it("does not lose a language on its way when a page needs more words", async () => {
    const post = new Post();
    const words = new Words(post.read);
    const first = words.speak("en");
    post.last.deliver();
    await first;
    const both = [words.speak("he"), words.learn("dice")];
    for (const order of post.orders) order.deliver();
    await Promise.all(both);
    expect(words.language).toBe("he");
    expect(words.say("dice")).toBe("dice he");
  });

  it("is ready for nobody before the words are there, even if another asked for them", async () => {
    const post = new Post();
    const words = new Words(post.read);
    const first = words.speak("en");
    post.last.deliver();
    await first;
    const said: string[] = [];
    const both = [words.learn("dice"), words.learn("dice").then(() => said.push(words.say("dice")))];
    await Promise.resolve();
    expect(said).toEqual([]);
    post.last.deliver();
    await Promise.all(both);
    expect(said).toEqual(["dice en"]);
    expect(post.orders).toHaveLength(2);
  });

  it("tries again after a failure", async () => {
    const post = new Post();
    const words = new Words(post.read);
    const first = words.speak("en");
    post.last.deliver();
    await first;
    const failing = words.learn("dice");
    post.last.lose();
    await expect(failing).rejects.toThrow("lost");
    const again = words.learn("dice");
    post.last.deliver();
    await again;
    expect(words.say("dice")).toBe("dice en");
  });
});
