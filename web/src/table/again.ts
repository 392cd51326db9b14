import type { Versioned } from "../net/playable";
import type { Session } from "../net/session.svelte";
import { BOT_LEVELS } from "../generated/bots";
import type { Seating } from "../generated/table";
import { botLevel, chairName } from "../i18n/names";
import { isolated, t } from "../i18n/words.svelte";
import { saveSession } from "../net/saved_session";
import { goTo, makeTable } from "./new_table";
import { speaker } from "./remarks";

interface Again {
  readonly edition: string;
  readonly seats: number;
}

/** Says who wants the rematch that is open. */
export function rematchText({ info, view, seat }: Session<Versioned & { readonly seating: Seating }>): string {
  const by = info?.rematch_by ?? null;
  const chair = by === null || by === seat ? undefined : view?.seating.chairs[by];
  return chair ? t("web-rematch-by", { name: isolated(chairName(chair)) }) : t("web-rematch-open");
}

/** Whether other people have played at the table. */
export function hadCompany({ view }: Session<Versioned & { readonly seating: Seating }>): boolean {
  return (view?.seating.chairs ?? []).filter((chair) => !chair.bot).length > 1;
}

/** Joins the others at the next table, ready to play, and brings the chat along. */
export function joinNextTable(session: Session<Versioned & { readonly seating: Seating }>, table: string): void {
  const seating = session.view?.seating;
  if (seating) saveSession(table, { chat: session.chat.remarks.map((remark) => ({ ...remark, name: speaker(remark, seating) })) });
  const others = seating?.chairs.filter((chair, seat) => seat !== session.seat && !chair.bot && !chair.left && !chair.away) ?? [];
  goTo(table, session.seat !== null, others.map(({ name }) => name));
}

/**
 * Creates a new table with the same rules and bots. With other people it continues this one: the server creates it once,
 * no matter who asks, so players who press at the same time, or late, never end up at different tables.
 */
export async function again(session: Session<Versioned & { readonly seating: Seating }>, rules: Again): Promise<void> {
  const game = session.info?.game === "dice" ? "dice" : "cards";
  const { edition, seats, ...overrides } = rules;
  const chairs = session.view?.seating.chairs ?? [];
  const bots = chairs.filter((chair) => chair.bot && !chair.left).map((chair) => botLevel(chair.name) ?? BOT_LEVELS[game][1]);
  const company = hadCompany(session);
  const table = await makeTable({
    game,
    ...(game === "cards" ? { edition } : {}),
    seats,
    overrides,
    listed: session.info?.listed ?? false,
    chat: session.info?.chat ?? false,
    ...(bots.length > 0 ? { bots } : {}),
    ...(company && session.info ? { after: session.info.code } : {}),
  });
  if (company) joinNextTable(session, table.code);
  else goTo(table.code, true);
}
