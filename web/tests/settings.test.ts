import { beforeEach, describe, expect, it, vi } from "vitest";
import { actions } from "../src/keys/actions";

/** The settings of a page that starts with this in storage. */
async function found(kept: unknown): Promise<Record<string, unknown>> {
  return foundAs(JSON.stringify(kept));
}

async function foundAs(text: string): Promise<Record<string, unknown>> {
  vi.resetModules();
  localStorage.setItem("tercet.settings", text);
  const { settings } = await import("../src/settings/settings.svelte");
  return { ...settings };
}

describe("settings from the device's memory", () => {
  beforeEach(() => localStorage.clear());

  it("are taken over where they are known", async () => {
    const kept = { language: "he", theme: "dark", palette: "mono", keyboard: "azerty", keys: { "slot-20": "KeyP", call: "KeyX" }, sounds: false };
    expect(await found(kept)).toMatchObject(kept);
  });

  it("keep every key that can be chosen, and do without those that mean nothing", async () => {
    const own = Object.fromEntries(actions().map((action, i) => [action, `F${i}`]));
    expect((await found({ keys: own })).keys).toEqual(own);
    expect((await found({ keys: { play: "KeyX", fly: "KeyY", call: "no key", none: 5 } })).keys).toEqual({ play: "KeyX" });
    expect((await found({ keys: { play: "KeyX", call: "Tab", none: "Enter" } })).keys).toEqual({ play: "KeyX" });
  });

  for (const [name, value] of [
    ["language", "xx"],
    ["theme", "pink"],
    ["palette", "toString"],
    ["turn", 1],
    ["keyboard", "x"],
    ["keys", null],
    ["keys", ["KeyA"]],
    ["keys", { "slot-0": 5 }],
    ["keys", { "slot-21": "KeyA" }],
    ["motion", "wild"],
    ["textSize", "constructor"],
    ["sounds", "loud"],
    ["name", 7],
  ] as const) {
    it(`are not taken over where ${name} is ${JSON.stringify(value)}`, async () => {
      const plain = await found({});
      expect((await found({ [name]: value }))[name]).toEqual(plain[name]);
    });
  }

  // what an older version, another program or a curious user may leave behind
  for (const text of ["", "{", "7", "null", "[1]", '"x"', '{"name":7,"__proto__":{"keys":{"slot-0":"KeyP"}}}', '{"palette":"x","textSize":5,"keys":"no","sounds":"loud"}']) {
    it(`are those of a new device where its memory says ${text}`, async () => {
      const plain = await found({});
      expect(await foundAs(text)).toEqual(plain);
    });
  }
});
