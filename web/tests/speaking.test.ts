import { describe, expect, it } from "vitest";
import type { Language } from "../src/settings/settings.svelte";
import { type Area, Words } from "../src/i18n/words.svelte";

/** Fluent files that arrive when the test wants them to. */
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
