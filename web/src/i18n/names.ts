import { BOT_TITLES } from "../generated/bots";
import { isolated, t, words } from "./words.svelte";

interface Named {
  readonly name: string;
  readonly bot: boolean;
}

/** Returns a bot's level from its name in the log, which is the same in every language; null for any other name. */
export function botLevel(name: string): string | null {
  const title = name.replace(/ \d+$/, "");
  const titles: Readonly<Record<string, string>> = BOT_TITLES;
  return titles[title] ?? Object.values(titles).find((level) => level === title.toLowerCase()) ?? null;
}

/** Returns a player's displayed name: the name that a person chose, or the level of a bot. */
export function chairName(chair: Named | undefined): string {
  if (!chair) return "";
  const level = chair.bot ? botLevel(chair.name) : null;
  if (level === null) return chair.name;
  const title = t(`web-bot-${level}`);
  const named = t("web-bot-named", { level: title });
  // a level is capitalized only where the name begins with it
  const name = named.startsWith(title) ? named : t("web-bot-named", { level: title.toLocaleLowerCase(words.language) });
  return `${name}${/ \d+$/.exec(chair.name)?.[0] ?? ""}`;
}

/** Returns who is at a listed table, with bots of one level counted: `Ana, Master bot × 2`. */
export function listedCompany(table: Parameters<typeof listedNames>[0]): string {
  const counts = new Map<string, number>();
  for (const [i, name] of listedNames(table).entries()) {
    const shown = isolated(table.bots.includes(i) ? name.replace(/ \d+$/, "") : name);
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(", ");
}

/** Returns the mark of a bot whose name does not say that it is one; nothing for all others. */
export function botMark(chair: Named): string {
  return chair.bot && botLevel(chair.name) === null ? t("web-mark-bot") : "";
}

/** Returns the displayed names of all players at a listed table. */
export function listedNames({ players, bots }: { readonly players: readonly string[]; readonly bots: readonly number[] }): string[] {
  return players.map((name, i) => chairName({ name, bot: bots.includes(i) }));
}
