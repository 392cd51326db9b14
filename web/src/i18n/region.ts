import { words } from "./words.svelte";

/** The locale for dates and times: the language of the page, as it is written where the reader's browser says they are. */
export function dateLocale(): string {
  for (const tag of navigator.languages) {
    try {
      const locale = new Intl.Locale(tag);
      if (locale.language === words.language) return locale.baseName;
    } catch {
      // a tag that is none
    }
  }
  return words.language;
}
