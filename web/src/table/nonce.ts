/** One's own part in chance: random, so that the table alone cannot have chosen the order of the cards. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
