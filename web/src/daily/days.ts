import { dateLocale } from "../i18n/region";

const DAY = 86_400_000;

/** Formats a day such as 2026-11-15 in the reader's language; puzzle days are UTC days. */
export function dayText(date: string, style: "full" | "medium" = "full"): string {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(moment) ? date : new Intl.DateTimeFormat(dateLocale(), { dateStyle: style, timeZone: "UTC" }).format(moment);
}

/** Returns the day this many days later. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Returns today's date by this device's clock; the server's clock decides. */
export function presentDay(): string {
  return new Date().toISOString().slice(0, 10);
}
