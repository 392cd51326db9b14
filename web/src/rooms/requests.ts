import type { NewRoom, RoomSummary, RoomTables } from "../generated/http";
import { request } from "../net/http";

export async function newRoom(wanted: NewRoom): Promise<string> {
  return (await request<RoomSummary>("POST", "/api/rooms", wanted)).code;
}

/** The tables of the latest round as they are now, and who stands where. */
export function roomTables(code: string): Promise<RoomTables> {
  return request<RoomTables>("GET", `/api/rooms/${encodeURIComponent(code)}/tables`);
}

/** A code as people type it: letters only, in small ones. */
export function readCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
