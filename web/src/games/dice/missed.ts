import type { DiceView } from "../../generated/dicegame";
import type { MissedNews } from "../game";

export function missedDice(before: DiceView, after: DiceView, seat: number | null, hasActed: boolean): MissedNews[] {
  const news: MissedNews[] = [];
  const own = seat !== null && before.phase === "play" && before.to_play[0] === seat;
  const gone = after.round !== before.round || after.to_play[0] !== seat;
  if (!hasActed && own && gone && before.players[seat]?.score === after.players[seat]?.score) news.push({ id: "web-missed-turn", values: {} });
  const points = after.players.reduce((sum, player, i) => sum + (i === seat ? 0 : player.score - (before.players[i]?.score ?? 0)), 0);
  if (points > 0) news.push({ id: "web-missed-points", values: { points } });
  return news;
}
