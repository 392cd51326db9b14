import type { Session, Versioned } from "../link/session.svelte";
import { BOT_LEVELS } from "../made/http";
import type { Seating } from "../made/table";
import { goTo, makeTable } from "./opening";

interface Again {
  readonly edition: string;
  readonly seats: number;
}

/** Another table that somebody asks everybody to. */
export interface Invitation {
  readonly seat: number;
  readonly table: string;
}

/** Goes along to a table that one was asked to. */
export function come(table: string): void {
  // in company everybody says himself when he is ready, else the first to arrive would start alone
  goTo(table, false);
}

/**
 * A new table by the same rules and with the same bots; whoever is still here is asked along. Where another was
 * quicker meanwhile, one goes along with him: two tables would part the company.
 */
export async function again(
  session: Session<Versioned & { readonly seating: Seating }>,
  rules: Again,
  invited: () => Invitation | null,
): Promise<void> {
  const game = session.terms?.game === "dice" ? "dice" : "cards";
  const { edition, seats, ...overrides } = rules;
  const chairs = session.view?.seating.chairs.filter((chair) => !chair.left) ?? [];
  const bots = chairs.filter((chair) => chair.bot).map((chair) => levelOf(chair.name, game));
  const people = chairs.length - bots.length;
  const known = invited();
  const table = await makeTable({
    game,
    ...(game === "cards" ? { edition } : {}),
    seats,
    overrides,
    listed: session.terms?.listed ?? false,
    chat: session.terms?.chat ?? false,
    ...(bots.length > 0 ? { bots } : {}),
  });
  const quicker = invited();
  if (quicker && quicker !== known) {
    come(quicker.table);
    return;
  }
  if (people > 1) {
    // whether or not they hear it, the table is there, and has a link to share
    void session.tell({ type: "say", table: table.code });
    come(table.code);
    return;
  }
  goTo(table.code, true);
}

/** A bot is named after its level. */
function levelOf(name: string, game: "cards" | "dice"): string {
  const levels: readonly string[] = BOT_LEVELS[game];
  return levels.find((level) => name.toLowerCase().includes(level)) ?? levels[1] ?? "";
}
