import type { RoomView } from "../generated/room";
import type { Session } from "../net/session.svelte";

const PREFIX = "#owner=";

/** Returns a link that gives the owner's rights to any device that opens it (R4). */
export function ownerLink(origin: string, code: string, secret: string): string {
  return `${origin}/r/${code}${PREFIX}${secret}`;
}

/** Sends the room the secret from this page's address, and removes it from the address. */
export async function becomeOwner(session: Session<RoomView>): Promise<void> {
  if (!location.hash.startsWith(PREFIX)) return;
  const secret = location.hash.slice(PREFIX.length);
  history.replaceState(null, "", location.pathname);
  await session.do({ type: "BecomeOwner", secret });
}
