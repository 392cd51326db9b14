import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { PALETTES } from "../src/generated/art";
import Place from "../src/games/cards/Place.svelte";
import { forgetSettings, keepSettings, type PaletteName, settings } from "../src/settings/settings.svelte";
import { put, withPage } from "./mounted";

const place = readFileSync("src/games/cards/Place.svelte", "utf8");
const tokens = readFileSync("src/styles/tokens.css", "utf8");

type Colour = readonly number[];

/** The value that a rule's selector gives a property. */
function declared(style: string, selector: string, property: string): string {
  const rule = style.slice(style.indexOf(`\n  ${selector} {`));
  return new RegExp(`[\\s;{]${property}: ([^;]+);`).exec(rule.slice(0, rule.indexOf("}")))?.[1] ?? "";
}

/** Computes a colour made of hex colours, `var` and `color-mix`. */
function colour(text: string, cardTone: string): Colour {
  const value = text.trim();
  const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (variable) return colour(document.documentElement.style.getPropertyValue(variable), cardTone);
  const mix = /^color-mix\(in srgb, (.+) (\S+), (.+)\)$/.exec(value);
  if (mix) {
    const share = parseFloat((mix[2] ?? "").replace("var(--card-tone)", cardTone)) / 100;
    const [first, second] = [colour(mix[1] ?? "", cardTone), colour(mix[3] ?? "", cardTone)];
    return first.map((part, i) => part * share + (second[i] ?? 0) * (1 - share));
  }
  if (value === "black") return [0, 0, 0];
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`no colour: "${text}"`);
  return [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16));
}

function luminance(shade: Colour): number {
  const [red = 0, green = 0, blue = 0] = shade.map((part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

withPage();
afterEach(forgetSettings);

describe("the key on a card", () => {
  const [light, dark] = [...tokens.matchAll(/--card-tone: (\d+%);/g)].map((found) => found[1] ?? "");

  for (const palette of Object.keys(PALETTES) as PaletteName[]) {
    for (const [theme, tone] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      it(`is readable in ${palette}, ${theme}`, () => {
        settings.palette = palette;
        settings.theme = theme;
        const stop = $effect.root(keepSettings);
        flushSync();
        const key = colour(declared(place, ".key", "color"), tone ?? "");
        const card = colour(declared(place, ".face", "background"), tone ?? "");
        stop();
        expect(contrast(key, card)).toBeGreaterThanOrEqual(4.5);
      });
    }

    it(`cannot be taken for the letter of a colour in ${palette}`, () => {
      settings.palette = palette;
      put(Place, { card: 5, standing: false, label: "R" });
      expect(document.querySelector(".key") === null).toBe(PALETTES[palette].letters);
    });
  }
});
