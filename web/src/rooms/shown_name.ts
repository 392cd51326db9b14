import type { RoomView } from "../generated/room";
import { t } from "../i18n/words.svelte";

/** Returns a person's label on a shared screen: their name if the owner allows names, otherwise a number that can't be
 * mistaken for a score (R4). */
export function shownName(view: RoomView, seat: number, named: boolean): string {
  const number = String(seat + 1);
  const name = view.seating.chairs[seat]?.name ?? number;
  return named && name !== number ? name : t("web-room-number", { number });
}

/** Whether a person's own page shows somebody's name: the owner allows names, or the two have been at the same table, where
 * everybody goes by their name (R4). */
export function seesName(view: RoomView, reader: number | null, other: number): boolean {
  if (view.names_shown || other === reader) return true;
  return view.rounds.some((round) =>
    round.tables.some((table, i) => {
      const placed = [...table.seats, ...round.left.flatMap(([seat, former]) => (former === i ? [seat] : []))];
      return reader !== null && placed.includes(reader) && placed.includes(other);
    }),
  );
}

/** Returns the number that stands for a person on the projector while the owner hides names; null for people who go by their
 * number anyway. */
export function wallNumber(view: RoomView, seat: number): string | null {
  const label = shownName(view, seat, false);
  return view.names_shown || shownName(view, seat, true) === label ? null : label;
}
