import type { Language } from "../settings/settings.svelte";

/** How long words wait for their letters, in milliseconds; later ones are not used before the next visit, or lines would move. */
const PATIENCE = 3000;

const coming = new Map<string, Promise<void>>();

/** Done when the letters of a language can be shown, or have kept its words waiting for long enough. */
export function lettersOf(language: Language): Promise<void> {
  const sample = language === "he" ? "aא" : "a";
  const wait = coming.get(sample) ?? arrival(sample);
  coming.set(sample, wait);
  return wait;
}

async function arrival(sample: string): Promise<void> {
  // a document that is not drawn has no fonts
  if (!("fonts" in document)) return;
  const loaded = document.fonts.load("1em Rubik", sample).catch(() => undefined);
  const late = new Promise<"late">((done) => setTimeout(done, PATIENCE, "late"));
  if ((await Promise.race([loaded, late])) === "late") document.documentElement.dataset.letters = "late";
}
