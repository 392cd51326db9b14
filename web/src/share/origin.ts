import { addresses } from "../net/http";
import { home, isStatic } from "../offline/parts";

const OWN = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns the origin that other devices can open. A page on the server's own computer has `localhost`, which is useless on a
 * phone, so it asks the server; null means that only this computer can join.
 */
export async function shareOrigin(place: Pick<Location, "origin" | "hostname">): Promise<string | null> {
  // on a static host, the page's own address precedes the path inside the site
  if (isStatic) return `${home().href}#`;
  if (!OWN.has(place.hostname)) return place.origin;
  try {
    const [first] = await addresses();
    return first === undefined ? null : first.replace(/\/$/, "");
  } catch {
    return place.origin;
  }
}
