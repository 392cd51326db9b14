import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language, settings } from "../settings/settings.svelte";
import { lettersOf } from "../styles/typeface";

/** Groups of messages that only some pages need. */
export type Area = "chance" | "dice" | "phrases" | "refusals" | "rules" | "variants" | "web-variants" | "web-learn" | "web-dice" | "web-table" | "web-daily" | "web-results" | "web-offline" | "web-rooms" | "web-settings" | "web-options";

/** Messages that every page with a connection to a table or room needs. */
export const AT_TABLES: readonly Area[] = ["web-table", "phrases", "refusals"];

const FIRST: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  en: () => import("./en"),
  es: () => import("./es"),
  fr: () => import("./fr"),
  he: () => import("./he"),
  pt: () => import("./pt"),
};
const LATER = import.meta.glob<string>("../../../src/tercet/locale/*/{chance,dice,phrases,refusals,rules,variants,web-*}.ftl", { query: "?raw", import: "default" });

/** Locales for numbers where they differ from the language: Spanish groups digits with a space, as its academies recommend. */
const NUMBER_LOCALES: Partial<Record<Language, string>> = { es: "es-CR" };
/** In Spanish, four digits are not grouped. */
const FOUR_DIGITS = /(^|[^\d\u00a0])(\d)\u00a0(\d{3})(?![\d\u00a0])/g;

/** Loads the Fluent files of a language and its typeface: the messages of every page, and those of some areas. */
async function fetched(language: Language, areas: readonly Area[]): Promise<readonly string[]> {
  const [first, , ...later] = await Promise.all([
    FIRST[language]().then((module) => module.default),
    lettersOf(language),
    ...areas.map((area) => LATER[`../../../src/tercet/locale/${language}/${area}.ftl`]?.() ?? ""),
  ]);
  return [...first, ...later];
}

export class Words {
  language: Language = $state("en");
  #bundle: FluentBundle | null = $state.raw(null);
  #areas = new Set<Area>();
  /** The language requested last; it may still be loading. */
  #wanted: Language | null = null;
  /** The latest request; null if it failed, so the next one tries again. */
  #coming: Promise<void> | null = null;
  #latest = 0;

  constructor(private readonly read: typeof fetched = fetched) {}

  /** Whether there are messages to show yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  get direction(): "ltr" | "rtl" {
    return this.language === "he" ? "rtl" : "ltr";
  }

  /** Switches to another language; the page changes in one step once all its messages are loaded. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return this.#renew();
  }

  /** Loads messages a page needs beyond the first ones; resolves once they can be used, even if another page asked first. */
  async learn(...areas: Area[]): Promise<void> {
    const fresh = areas.filter((area) => !this.#areas.has(area));
    for (const area of fresh) this.#areas.add(area);
    // before a language is chosen there is nothing to load; the first load will include these areas
    if (this.#wanted !== null) await (fresh.length > 0 ? this.#renew() : (this.#coming ?? this.#renew()));
  }

  #renew(): Promise<void> {
    this.#coming = this.#fetch(++this.#latest);
    return this.#coming;
  }

  /** Loads everything requested so far; callers of an older request wait for the latest. */
  async #fetch(order: number): Promise<void> {
    const language = this.#wanted ?? "en";
    try {
      const bundle = await this.#load(language, [...this.#areas]);
      if (order !== this.#latest) return await (this.#coming ?? undefined);
      this.language = language;
      this.#bundle = bundle;
      document.documentElement.lang = language;
      document.documentElement.dir = this.direction;
    } catch (error) {
      if (order !== this.#latest) return await (this.#coming ?? undefined);
      this.#coming = null;
      throw error;
    }
  }

  say(id: string, values?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return this.#missing(id);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(message.value, values, errors);
    const text = this.language in NUMBER_LOCALES ? said.replace(FOUR_DIGITS, "$1$2$3") : said;
    return errors.length > 0 ? this.#missing(`${id}: ${errors.join(", ")}`, text) : text;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  async #load(language: Language, areas: readonly Area[]): Promise<FluentBundle> {
    const texts = await this.read(language, areas);
    // no isolation marks, which would break up messages composed of parts; `isolated` marks each name instead
    const bundle = new FluentBundle(NUMBER_LOCALES[language] ?? language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  #missing(id: string, text = id): string {
    if (this.ready) console.error(`no words for ${id}`);
    return text;
  }
}

export const words = new Words();

/** Returns a message in the reader's language; pages that use it change with the language. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return words.say(id, values);
}

/** Joins clauses with semicolons; French has a narrow space before them. */
export function clauses(parts: readonly string[]): string {
  return parts.join(words.language === "fr" ? "\u202f; " : "; ");
}

export { isolated } from "./isolated";

/** Returns the language of the settings, or the browser's first that we support, or English. */
export function chosenLanguage(): Language {
  if (settings.language !== "auto") return settings.language;
  for (const tag of navigator.languages) {
    const code = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((language) => language === (code === "iw" ? "he" : code));
    if (known) return known;
  }
  return "en";
}
