import { dateLocale } from "../i18n/region";

const DAY = 86_400_000;

/** A day such as 2026-11-15, as it is written in the reader's language; the days of the puzzles are those of UTC. */
export function dayText(date: string, style: "long" | "medium" = "long"): string {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(moment) ? date : new Intl.DateTimeFormat(dateLocale(), { dateStyle: style, timeZone: "UTC" }).format(moment);
}

/** The day this many days after another. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The present day by this device's clock; the server's counts. */
export function presentDay(): string {
  return new Date().toISOString().slice(0, 10);
}
