import type { RoomTables } from "../generated/http";
import { roomTables } from "./requests";

/** How many milliseconds apart the tables are looked at while the page is visible. */
const LOOK = 2000;
/** How soon a table that does not exist yet is looked for again. */
const SOON = 500;

/** What the server says of a room's tables and standings, looked at again and again. */
export class Overview {
  tables = $state.raw<RoomTables["tables"]>([]);
  standings = $state.raw<RoomTables["standings"]>([]);
  /** The cards of a quiet round that is over. */
  board = $state.raw<readonly number[]>([]);

  constructor(private readonly code: () => string) {}

  /** Looks now, and now and then, until the returned function is called. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async (): Promise<void> => {
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
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
