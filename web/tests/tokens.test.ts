import { describe, expect, it } from "vitest";

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
