import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language, wishes } from "../settings/settings.svelte";

/** Words that only some pages need. */
export type Area = "dice" | "rules" | "web-learn" | "web-dice";

const FIRST: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  en: () => import("./en"),
  es: () => import("./es"),
  fr: () => import("./fr"),
  he: () => import("./he"),
  pt: () => import("./pt"),
};
const LATER = import.meta.glob<string>("../../../src/tercet/locale/*/{dice,rules,web-*}.ftl", { query: "?raw", import: "default" });

class Words {
  language: Language = $state("en");
  #bundle: FluentBundle | null = $state.raw(null);
  #areas = new Set<Area>();
  #latest = 0;

  /** Whether there are words to show yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  get direction(): "ltr" | "rtl" {
    return this.language === "he" ? "rtl" : "ltr";
  }

  /** Speaks another language from now on; the page changes at once, when all its words are there. */
  async speak(language: Language): Promise<void> {
    const order = ++this.#latest;
    const bundle = await this.#load(language, [...this.#areas]);
    if (order !== this.#latest) return;
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
    document.documentElement.dir = this.direction;
  }

  /** Fetches what a page needs beyond the first words. */
  async learn(...areas: Area[]): Promise<void> {
    if (areas.every((area) => this.#areas.has(area))) return;
    for (const area of areas) this.#areas.add(area);
    if (this.#bundle !== null) await this.speak(this.language);
  }

  say(id: string, values?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return this.#missing(id);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, values, errors);
    return errors.length > 0 ? this.#missing(`${id}: ${errors.join(", ")}`, text) : text;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  async #load(language: Language, areas: readonly Area[]): Promise<FluentBundle> {
    const [first, ...later] = await Promise.all([
      FIRST[language]().then((module) => module.default),
      ...areas.map((area) => LATER[`../../../src/tercet/locale/${language}/${area}.ftl`]?.() ?? ""),
    ]);
    // Isolation marks would cut words that are put together from pieces; names are isolated one by one, by `isolated`.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of [...first, ...later]) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  #missing(id: string, text = id): string {
    if (this.ready) console.error(`no words for ${id}`);
    return text;
  }
}

export const words = new Words();

/** A message in the reader's language; a page that uses it changes with the language. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return words.say(id, values);
}

export { isolated } from "./isolated";

/** The language wished for, else the browser's first that we speak, else English. */
export function chosenLanguage(): Language {
  if (wishes.language !== "auto") return wishes.language;
  for (const tag of navigator.languages) {
    const code = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((language) => language === (code === "iw" ? "he" : code));
    if (known) return known;
  }
  return "en";
}
