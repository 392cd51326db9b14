/** What a link with a secret grants the device that opens it: the rights of a room's owner, or a player's seat (R4). */
export type Given = "owner" | "seat";

/** Returns a link with a secret behind its `#`, which browsers never send to a server. */
export function secretLink(page: string, given: Given, secret: string): string {
  return `${page}#${given}=${secret}`;
}

/** Returns the secret in this page's address, if there is one, and removes it from the address. */
export function takeSecret(given: Given): string | null {
  const prefix = `#${given}=`;
  if (!location.hash.startsWith(prefix)) return null;
  const secret = location.hash.slice(prefix.length);
  history.replaceState(null, "", location.pathname);
  return secret;
}
