import { type Snippet, getContext, setContext } from "svelte";

const KEY = Symbol("room page");

/** The room's page around a pupil's table, and what the table leaves to it. */
export interface RoomPage {
  /** Leaves the room and its table. */
  leave(): void;
  /** Whether the owner has paused all tables: nobody sees cards then, not even after their game (R6). */
  readonly paused: boolean;
  /** Whether other tables may still be playing. */
  readonly running: boolean;
  /** Which round it is, and how it is played. */
  readonly round: string;
  /** Whether the round has a time limit, which `clock` shows. */
  readonly timed: boolean;
  /** Renders the time left in the round, if it is limited (R7). */
  readonly clock: Snippet;
  /** Renders what follows the table's game: waiting for the others, the standings, the next round. */
  readonly next: Snippet;
}

/** Returns the context of components below this page. */
export function contextWith(page: RoomPage): Map<symbol, RoomPage> {
  return new Map([[KEY, page]]);
}

export function provideRoomPage(page: RoomPage): void {
  setContext(KEY, page);
}

/** Returns the room's page around a table; undefined if the table has its own page. */
export function roomPage(): RoomPage | undefined {
  return getContext<RoomPage | undefined>(KEY);
}
