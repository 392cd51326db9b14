import type { Language } from "../settings/settings.svelte";

/** How long text waits for its typeface, in milliseconds; one that loads later is used on the next visit, so lines don't move. */
const PATIENCE = 3000;

const coming = new Map<string, Promise<void>>();

/** Resolves when the characters of a language can be shown, or after a time-out. */
export function lettersOf(language: Language): Promise<void> {
  const sample = language === "he" ? "aא" : "a";
  const wait = coming.get(sample) ?? arrival(sample);
  coming.set(sample, wait);
  return wait;
}

async function arrival(sample: string): Promise<void> {
  // a document that is not rendered has no fonts
  if (!("fonts" in document)) return;
  const loaded = document.fonts.load("1em Rubik", sample).catch(() => undefined);
  const late = new Promise<"late">((done) => setTimeout(done, PATIENCE, "late"));
  if ((await Promise.race([loaded, late])) === "late") document.documentElement.dataset.letters = "late";
}
