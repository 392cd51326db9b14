import type { RoomView } from "../generated/room";
import { t } from "../i18n/words.svelte";

/** What somebody is called on a screen that others read: their name where the owner allows names, or a number that nobody takes for a score (R4). */
export function shownName(view: RoomView, seat: number, named: boolean): string {
  const number = String(seat + 1);
  const name = view.seating.chairs[seat]?.name ?? number;
  return named && name !== number ? name : t("web-room-number", { number });
}
