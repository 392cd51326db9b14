import type { RoomTables } from "../generated/http";
import { roomTables } from "./requests";

/** How many milliseconds apart the tables are looked at while the page is visible. */
const LOOK = 2000;
/** How soon a table that does not exist yet is looked for again, and how close together two looks may be at all. */
const SOON = 500;

/** What the server says of a room's tables and standings, looked at again and again. */
export class Overview {
  tables = $state.raw<RoomTables["tables"]>([]);
  standings = $state.raw<RoomTables["standings"]>([]);
  /** The cards of a quiet round that is over. */
  board = $state.raw<readonly number[]>([]);
  /** When the next look may be, however much happens in between: a class comes and goes all at once. */
  private next = 0;

  /** @param spread within how many milliseconds the first look is, so that a class does not ask all at once */
  constructor(
    private readonly code: () => string,
    private readonly spread = 0,
  ) {}

  /** Looks as soon as it may, and now and then, until the returned function is called. */
  watch(): () => void {
    let stopped = false;
    const look = async (): Promise<void> => {
      this.next = performance.now() + SOON;
      try {
        const found = await roomTables(this.code());
        this.tables = found.tables;
        this.standings = found.standings;
        this.board = found.board;
      } catch {
        // the next look may be answered; meanwhile the last one is shown
      }
      if (!stopped) timer = setTimeout(() => void look(), this.tables.includes(null) ? SOON : LOOK);
    };
    let timer = setTimeout(() => void look(), Math.max(this.next - performance.now(), Math.random() * this.spread));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
