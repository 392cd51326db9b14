import type { RoomView } from "../generated/room";
import type { Session } from "../net/session.svelte";

const PREFIX = "#owner=";

/** A link that makes whatever device opens it the owner's (R4). */
export function ownerLink(origin: string, code: string, secret: string): string {
  return `${origin}/r/${code}${PREFIX}${secret}`;
}

/** Shows the room the secret of the link that this page was opened with, and takes it out of the address. */
export async function becomeOwner(session: Session<RoomView>): Promise<void> {
  if (!location.hash.startsWith(PREFIX)) return;
  const secret = location.hash.slice(PREFIX.length);
  history.replaceState(null, "", location.pathname);
  await session.do({ type: "BecomeOwner", secret });
}
