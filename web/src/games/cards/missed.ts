import type { CardView } from "../../generated/cardgame";
import type { MissedNews } from "../game";

export function missedCards(before: CardView, after: CardView, seat: number | null, hasActed: boolean): MissedNews[] {
  if (after.deal !== before.deal) return [{ id: "web-missed-deal", values: { deal: after.deal } }];
  const news: MissedNews[] = [];
  const was = seat === null ? undefined : before.players[seat];
  const is = seat === null ? undefined : after.players[seat];
  if (!hasActed && was && is && is.wrong > was.wrong) news.push({ id: "web-missed-call", values: { lost: Math.max(0, was.points - is.points) } });
  const sets = after.players.reduce((sum, player, i) => sum + (i === seat ? 0 : player.right - (before.players[i]?.right ?? 0)), 0);
  if (sets > 0) news.push({ id: "web-missed-sets", values: { sets } });
  return news;
}
