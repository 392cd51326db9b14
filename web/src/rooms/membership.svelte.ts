import type { Bye } from "../generated/wire";
import { drop, keep, kept } from "../settings/memory";

/** The room joined in this window; other windows of the browser are independent. A new window begins with the room that was run
 * in this browser last, so an owner who closed theirs finds the way back. */

const PLACE = "tercet.room";
/** Storage key of the room that its owner runs in this browser. */
const OWNED = "tercet.room.owned";

/** Why a connection ends if there is no room to come back to. */
const GONE: readonly (Bye["code"] | null)[] = ["closed", "no-table", "no-guest", "removed"];

function stored(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? kept(OWNED) ?? "";
  } catch {
    return "";
  }
}

class Membership {
  /** The code of the room, or an empty string. */
  code = $state(stored());

  join(code: string): void {
    this.code = code;
    try {
      sessionStorage.setItem(PLACE, code);
    } catch {
      // without storage, it is known until the page reloads
    }
  }

  /** Joins a room as its owner. */
  own(code: string): void {
    keep(OWNED, code);
    this.join(code);
  }

  leave(code: string): void {
    if (this.code === code) this.join("");
  }

  /** Leaves a room whose connection has ended for this reason; its owner finds the way back until the room itself is gone. */
  end(code: string, reason: Bye["code"] | null): void {
    if (GONE.includes(reason) && kept(OWNED) === code) drop(OWNED);
    this.leave(code);
  }
}

export const membership = new Membership();
