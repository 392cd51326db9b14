import type { RoomTables } from "../generated/http";
import { roomTables } from "./requests";

/** Interval between requests while the page is visible, in milliseconds. */
const LOOK = 2000;
/** Interval while a table doesn't exist yet, and the minimum interval between any two requests. */
const SOON = 500;

/** Polls the server for a room's tables and standings. */
export class Overview {
  tables = $state.raw<RoomTables["tables"]>([]);
  standings = $state.raw<RoomTables["standings"]>([]);
  /** The cards of a finished quiet round. */
  board = $state.raw<readonly number[]>([]);
  /** How long the latest round has been played together, or took, and the best time before it, in milliseconds. */
  timeTaken = $state.raw<number | null>(null);
  bestTime = $state.raw<number | null>(null);
  /** When the last answer was current, by `performance.now()`. */
  answered = 0;
  /** Earliest time of the next request, whatever happens in between: a whole class arrives and leaves together. */
  private next = 0;

  /** @param spread delays the first request by up to this many milliseconds, so a class does not ask all at the same time */
  constructor(
    private readonly code: () => string,
    private readonly spread = 0,
  ) {}

  /** Polls until the returned function is called, or asks once. */
  watch(often: "again" | "once" = "again"): () => void {
    let stopped = false;
    const look = async (): Promise<void> => {
      let answered = false;
      this.next = performance.now() + SOON;
      try {
        const asked = performance.now();
        const found = await roomTables(this.code());
        this.answered = (asked + performance.now()) / 2;
        this.tables = found.tables;
        this.standings = found.standings;
        this.board = found.board;
        this.timeTaken = found.time_taken;
        this.bestTime = found.best_time;
        answered = true;
      } catch {
        // keep showing the last answer; the next request may succeed
      }
      if (!stopped && (often === "again" || !answered)) timer = setTimeout(() => void look(), this.tables.includes(null) ? SOON : LOOK);
    };
    let timer = setTimeout(() => void look(), Math.max(this.next - performance.now(), Math.random() * this.spread));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
