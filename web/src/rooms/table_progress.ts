import type { RoomTables } from "../generated/http";
import type { Round, RoomView } from "../generated/room";
import { chairName } from "../i18n/names";
import { isTogether } from "./finished";

export type TablePhase = "new" | "lobby" | "play" | "paused" | "over";

/** What is going on at one table of a round: recorded if it has ended, otherwise as of the last look at it. */
export interface TableProgress {
  readonly number: number;
  readonly code: string;
  readonly seats: readonly number[];
  readonly phase: TablePhase;
  /** Cards or dice not yet played at a running table. */
  readonly unplayed: number | null;
  /** The points of each of `seats`, where they are known and count for each person (R8). */
  readonly points: readonly (number | null)[];
  /** The table's bots, which have no seat in the room (R11). */
  readonly bots: readonly { readonly name: string; readonly points: number | null }[];
}

/** Returns the progress of every table of a round, in order, without people who have left. */
export function tablesOf(view: RoomView, round: Round, found: RoomTables["tables"]): TableProgress[] {
  return round.tables.map(({ code, seats: taken }, i) => {
    const seats = taken.filter((seat) => !view.seating.chairs[seat]?.left);
    const [scores, table] = [round.scores[i] ?? null, found[i] ?? null];
    const points = seats.map((seat) => {
      if (isTogether(round)) return null;
      const recorded = scores?.find((score) => score.seat === seat);
      if (recorded) return recorded.points;
      const place = table?.players?.indexOf(view.seating.chairs[seat]?.name ?? "") ?? -1;
      return table?.scores?.[place] ?? null;
    });
    const bots = (table?.bots ?? []).map((place) => ({
      name: chairName({ name: table?.players?.[place] ?? "", bot: true }),
      points: isTogether(round) ? null : (table?.scores?.[place] ?? null),
    }));
    return { number: i + 1, code, seats, bots, phase: scores ? "over" : phaseOf(table, view.paused_at !== null), unplayed: scores ? null : (table?.unplayed ?? null), points };
  });
}

function phaseOf(table: RoomTables["tables"][number], paused: boolean): TablePhase {
  if (!table) return "new";
  if (table.phase === "lobby" || table.phase === "over") return table.phase;
  return paused ? "paused" : "play";
}
