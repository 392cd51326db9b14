import { getContext, setContext } from "svelte";

const KEY = Symbol("room page");

/** The page of a room, on which a pupil's table is shown: what the table leaves to it. */
export interface RoomPage {
  /** Leaves the room, and with it the table. */
  leave(): void;
}

export function provideRoomPage(page: RoomPage): void {
  setContext(KEY, page);
}

/** The page of the room around a table; none where the table has a page of its own. */
export function roomPage(): RoomPage | undefined {
  return getContext<RoomPage | undefined>(KEY);
}
