import type { Session, Versioned } from "../link/session.svelte";
import { introduce, newTable } from "../link/http";
import { route } from "../pages/route.svelte";
import { ownName } from "../settings/settings.svelte";
import { t } from "../words/words.svelte";
import type { Seating } from "../made/table";
import { intend } from "./intent";

interface Again {
  readonly edition: string;
  readonly seats: number;
}

/** A new table by the same rules, with as many bots as sat here. */
export async function again(session: Session<Versioned & { readonly seating: Seating }>, rules: Again): Promise<void> {
  const game = session.terms?.game === "dice" ? "dice" : "cards";
  const { edition, seats, ...overrides } = rules;
  await introduce(ownName(), t("web-guest"));
  const table = await newTable({
    game,
    ...(game === "cards" ? { edition } : {}),
    seats,
    overrides,
    listed: session.terms?.listed ?? false,
    chat: session.terms?.chat ?? false,
  });
  intend(table.code, true);
  route.go(`/t/${table.code}`);
}
