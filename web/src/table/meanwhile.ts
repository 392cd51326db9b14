import type { CardView } from "../generated/cardgame";
import type { DiceView } from "../generated/dicegame";

/** One thing that happened while a player could not see it: a message and its values. */
export interface Told {
  readonly id: string;
  readonly values: Record<string, number>;
}

type Views = { readonly before: CardView; readonly after: CardView } | { readonly before: DiceView; readonly after: DiceView };

/** What a player has missed, the most important first: what it cost them, then what others have won. */
export function missedBy(missed: Views, seat: number | null): Told[] {
  // a puzzle waits for its one player
  if ("sets" in missed.before) return [];
  return "layout" in missed.before
    ? missedCards(missed.before, missed.after as CardView, seat)
    : missedDice(missed.before, missed.after as DiceView, seat);
}

function missedCards(before: CardView, after: CardView, seat: number | null): Told[] {
  if (after.deal !== before.deal) return [{ id: "web-missed-deal", values: { deal: after.deal } }];
  const told: Told[] = [];
  const was = seat === null ? undefined : before.players[seat];
  const is = seat === null ? undefined : after.players[seat];
  if (was && is && is.wrong > was.wrong) told.push({ id: "web-missed-call", values: { lost: Math.max(0, was.points - is.points) } });
  const sets = after.players.reduce((sum, player, i) => sum + (i === seat ? 0 : player.right - (before.players[i]?.right ?? 0)), 0);
  if (sets > 0) told.push({ id: "web-missed-sets", values: { sets } });
  return told;
}

function missedDice(before: DiceView, after: DiceView, seat: number | null): Told[] {
  const told: Told[] = [];
  const own = seat !== null && before.phase === "turns" && before.to_play[0] === seat;
  const gone = after.round !== before.round || after.to_play[0] !== seat;
  if (own && gone && before.players[seat]?.score === after.players[seat]?.score) told.push({ id: "web-missed-turn", values: {} });
  const points = after.players.reduce((sum, player, i) => sum + (i === seat ? 0 : player.score - (before.players[i]?.score ?? 0)), 0);
  if (points > 0) told.push({ id: "web-missed-points", values: { points } });
  return told;
}
