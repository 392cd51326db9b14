/** The room joined in this window; other windows of the browser are independent. */

const PLACE = "tercet.room";

function stored(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
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

  leave(code: string): void {
    if (this.code === code) this.join("");
  }
}

export const membership = new Membership();
