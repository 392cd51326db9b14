import type { NewRoom, RoomSummary, RoomTables } from "../generated/http";
import { request } from "../net/http";

/** Creates a room; the terms that are not given are the usual ones. */
export async function newRoom(wanted: { readonly terms?: Partial<NewRoom["terms"]> }): Promise<string> {
  return (await request<RoomSummary>("POST", "/api/rooms", wanted)).code;
}

/** Requests the tables of the latest round as they are now, and the standings. */
export function roomTables(code: string): Promise<RoomTables> {
  return request<RoomTables>("GET", `/api/rooms/${encodeURIComponent(code)}/tables`);
}

/** Normalizes a typed code: letters only, in lower case. */
export function readCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
