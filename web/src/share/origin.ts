import { addresses } from "../net/http";
import { home, isStatic } from "../offline/parts";

const OWN = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The origin that other devices can open. A page on the server's own computer says `localhost`, which is useless on a
 * phone, so there the server is asked; null means that only this computer can join.
 */
export async function shareOrigin(place: Pick<Location, "origin" | "hostname">): Promise<string | null> {
  // a page of plain files has its own address before the place inside the site
  if (isStatic) return `${home().href}#`;
  if (!OWN.has(place.hostname)) return place.origin;
  try {
    const [first] = await addresses();
    return first === undefined ? null : first.replace(/\/$/, "");
  } catch {
    return place.origin;
  }
}
