import type { RoomView } from "../generated/room";
import type { RoomEvent } from "../generated/roomevents";
import type { AnyEvent } from "../generated/wire";
import type { Sockets } from "../net/connection";
import { Session } from "../net/session.svelte";
import { applyToRoom } from "./projection";

/** Creates a session for a room, not yet started. */
export function roomSession(code: string, sockets?: Sockets): Session<RoomView> {
  return new Session<RoomView>(code, () => ({ apply: (view, event: AnyEvent) => applyToRoom(view, event as RoomEvent), isRunning: () => true }), sockets);
}
