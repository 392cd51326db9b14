import type { Seat, Seating } from "../generated/table";
import { chairName } from "../i18n/names";
import { isolated, t } from "../i18n/words.svelte";

/** Says which other people have joined, left, gone away, come back or become ready. */
export function peopleNews(before: Seating, after: Seating, reader: Seat | null): string {
  const news = after.chairs.flatMap((chair, seat) => {
    if (seat === reader) return [];
    const was = before.chairs[seat];
    const name = isolated(chairName(chair));
    if (!was || (was.left && !chair.left)) return [t("web-person-joined", { name })];
    if (chair.left) return was.left ? [] : [t("web-departed", { players: 1, names: name })];
    if (chair.bot) return [];
    if (chair.away !== was.away) return [chair.away ? t("web-others-away", { players: 1, names: name }) : t("web-person-back", { name })];
    return chair.ready && !was.ready ? [t("web-person-ready", { name })] : [];
  });
  return news.join(" ");
}
