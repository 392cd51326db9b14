import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PALETTES } from "../src/generated/art";

const STYLES = import.meta.glob<string>("../src/**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

/** Properties whose lengths must come from the scales, and their values. */
const SCALED = /^\s*(font-size|(?:row-|column-)?gap|padding(?:-[a-z-]+)?|margin(?:-[a-z-]+)?|border-radius): ([^;]+);/gm;
const LITERAL = /(?<![\w.-])\d*\.?\d+rem\b/;
/** Sizes that follow the size of a card, a ring or a line of the timeline. */
const ALLOWED = /calc\(|clamp\(|max\(|min\(/;

function literals(text: string): string[] {
  const style = text.includes("<style>") ? text.slice(text.indexOf("<style>")) : text;
  return [...style.matchAll(SCALED)].filter(([, , value = ""]) => LITERAL.test(value) && !ALLOWED.test(value)).map(([line]) => line.trim());
}

describe("styles", () => {
  it("take sizes, spaces and corners from the tokens", () => {
    const found = Object.entries(STYLES)
      .filter(([path]) => path.startsWith("../src/") && !path.endsWith("tokens.css") && (path.endsWith(".css") || !path.includes("/generated/")))
      .flatMap(([path, text]) => literals(text).map((line) => `${path}: ${line}`));
    expect(found).toEqual([]);
  });

  it("change under a pointer only where one can hover: a finger leaves what it pressed as it was", () => {
    const sticky = Object.entries(STYLES).filter(([, text]) => text.replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "").includes(":hover"));
    expect(sticky.map(([path]) => path)).toEqual([]);
  });

  it("are found where they are not", () => {
    expect(literals("<style>\n  p {\n    gap: 0.3rem;\n    padding: var(--space-2);\n  }\n</style>")).toEqual(["gap: 0.3rem;"]);
  });
});

/** Relative luminance of a colour, by WCAG; `tone` darkens it. */
function luminance(colour: string, tone = 1): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = (tone * parseInt(colour.slice(at, at + 2), 16)) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the colours of every palette", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf-8");
  const tones = [...tokens.matchAll(/--card-tone: (\d+)%/g)].map(([, tone]) => Number(tone) / 100);

  it("stand out from the cards in both themes", () => {
    expect(tones).toHaveLength(2);
    for (const tone of tones)
      for (const [name, palette] of Object.entries(PALETTES))
        for (const colour of [palette.red, palette.green, palette.purple]) {
          const [darker = 0, lighter = 0] = [luminance(colour), luminance(palette.card, tone)].sort((a, b) => a - b);
          expect((lighter + 0.05) / (darker + 0.05), `${colour} of ${name} at ${tone}`).toBeGreaterThanOrEqual(3);
        }
  });
});
