import type { AnyCommand, ClientMessage } from "../generated/wire";

/** Presses in a race: they mean "now", and are worthless once a lost connection is back. */
const RACES: ReadonlySet<AnyCommand["type"]> = new Set(["CallSet", "ClaimSet", "SayNoSet", "CallOpening", "SayNone"]);

/** Why a message given to a lost connection fails; nothing if it is sent again once the connection is back. */
export function lostCode(message: ClientMessage): "not-sent" | "press-lost" | null {
  if (message.type === "chat") return "not-sent";
  return message.type === "do" && RACES.has(message.command.type) ? "press-lost" : null;
}
