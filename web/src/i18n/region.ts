import { words } from "./words.svelte";

/** Returns the locale for dates and times: the page's language in the reader's region, according to the browser. */
export function dateLocale(): string {
  for (const tag of navigator.languages) {
    try {
      const locale = new Intl.Locale(tag);
      if (locale.language === words.language) return locale.baseName;
    } catch {
      // not a valid tag
    }
  }
  return words.language;
}
