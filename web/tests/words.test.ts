import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const LOCALE = join(import.meta.dirname, "../../src/tercet/locale");
const LANGUAGES = ["en", "es", "fr", "he", "pt"];

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("made"))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), "utf-8") }));

function read(language: string): string {
  return readdirSync(join(LOCALE, language))
    .map((name) => readFileSync(join(LOCALE, language, name), "utf-8"))
    .join("\n");
}

const english = new FluentBundle("en");
english.addResource(new FluentResource(read("en")));
const used = new Set(sources.flatMap(({ text }) => [...text.matchAll(/["`]((?:web|card|rules|dice|refusal)-[a-z0-9-]+)["`]/g)].map((match) => match[1] ?? "")));
/** Names of message files, which look like message ids. */
const AREAS = new Set(["web-learn", "web-dice", "web-table", "web-daily", "web-results", "web-rooms", "web-variants", "dice-rules"]);
const stems = sources.flatMap(({ text }) => [...text.matchAll(/`((?:web|card|rules)-[a-z0-9-]*)\$\{/g)].map((match) => match[1] ?? ""));

describe("the words of the pages", () => {
  it("are all there", () => {
    expect([...used].filter((id) => !english.hasMessage(id) && !AREAS.has(id))).toEqual([]);
  });

  it("are there for every reason why a turn breaks a rule", () => {
    const source = readFileSync(join(LOCALE, "../core/dicegame/scoring.py"), "utf-8");
    const reasons = [...(/^Reason = Literal\[([^\]]*)\]/m.exec(source)?.[1] ?? "").matchAll(/"([a-z-]+)"/g)].map((match) => match[1] ?? "");
    expect(reasons).toContain("floating");
    expect(reasons.filter((reason) => !english.hasMessage(`dice-fault-${reason}`))).toEqual([]);
  });

  it("are all used", () => {
    const own = [...["web.ftl", "web-table.ftl", "web-daily.ftl", "web-results.ftl", "web-rooms.ftl", "web-settings.ftl", "web-options.ftl"].map((name) => readFileSync(join(LOCALE, "en", name), "utf-8")).join("\n").matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] ?? "");
    const idle = own.filter((id) => !used.has(id) && !stems.some((stem) => id.startsWith(stem) && stem.length > 4));
    expect(idle).toEqual([]);
  });

  for (const language of LANGUAGES) {
    it(`can be read by the browser in ${language}`, () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
      const message = bundle.getMessage("web-race-lead")?.value;
      expect(message).toBeTruthy();
      if (message) expect(bundle.formatPattern(message, { millis: 12 })).toContain("12");
    });
  }

  it("are not written into the pages themselves", () => {
    const loose = sources
      .filter(({ name }) => name.endsWith(".svelte"))
      .flatMap(({ name, text }) => {
        const markup = text.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<style[\s\S]*?<\/style>/g, "").replace(/<!--[\s\S]*?-->/g, "");
        const attributes = [...markup.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"{]*[a-z]{3}[^"{]*)"/g)].map((match) => match[1]);
        return attributes.map((found) => `${name}: ${found ?? ""}`);
      });
    expect(loose).toEqual([]);
  });
});
