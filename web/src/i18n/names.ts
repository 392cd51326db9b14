import { BOT_TITLES } from "../generated/http";
import { t } from "./words.svelte";

interface Named {
  readonly name: string;
  readonly bot: boolean;
}

/** The level of a bot by its name in the log, which is the same in every language; nothing where it is named otherwise. */
export function botLevel(name: string): string | null {
  const title = name.replace(/ \d+$/, "");
  const titles: Readonly<Record<string, string>> = BOT_TITLES;
  return titles[title] ?? Object.values(titles).find((level) => level === title.toLowerCase()) ?? null;
}

/** What the reader calls a player: people by the name they chose, bots by their level. */
export function chairName(chair: Named | undefined): string {
  if (!chair) return "";
  const level = chair.bot ? botLevel(chair.name) : null;
  return level === null ? chair.name : `${t(`web-bot-${level}`)}${/ \d+$/.exec(chair.name)?.[0] ?? ""}`;
}

/** The same for everybody at a table that is only listed. */
export function listedNames({ players, bots }: { readonly players: readonly string[]; readonly bots: readonly number[] }): string[] {
  return players.map((name, i) => chairName({ name, bot: bots.includes(i) }));
}
