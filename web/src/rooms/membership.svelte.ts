/** The room that somebody joined in this window; another window of the same browser may show something else. */

const PLACE = "tercet.room";

function stored(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

class Membership {
  /** The code of the room, or nothing. */
  code = $state(stored());

  join(code: string): void {
    this.code = code;
    try {
      sessionStorage.setItem(PLACE, code);
    } catch {
      // it is known until the page is loaded again
    }
  }

  leave(code: string): void {
    if (this.code === code) this.join("");
  }
}

export const membership = new Membership();
