import type { NonceStore } from "./verification";

/** Returns this client's random contribution, so that nobody else can choose the order of the cards. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores the nonce for a table's current seed, and the list it was revealed for, in this tab; both survive a reload. */
export function keptNonces(table: string): NonceStore {
  const key = `nonce ${table}`;
  return {
    get(seed) {
      try {
        const [kept, nonce = "", list = ""] = (sessionStorage.getItem(key) ?? "").split(" ");
        return kept === seed ? { nonce, list } : { nonce: "", list: "" };
      } catch {
        return { nonce: "", list: "" };
      }
    },
    put(seed, nonce, list) {
      try {
        sessionStorage.setItem(key, `${seed} ${nonce} ${list}`);
      } catch {
        // without storage, the nonce lasts as long as the page
      }
    },
  };
}
