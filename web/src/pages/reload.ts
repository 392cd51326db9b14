const PLACE = "tercet.reloaded";
const PAUSE = 60_000;

/** Whether the page may reload automatically: only occasionally, so a part that is really gone can't cause a loop. */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(PLACE) ?? -PAUSE);
    if (now - last < PAUSE) return false;
    sessionStorage.setItem(PLACE, String(now));
    return true;
  } catch {
    return false;
  }
}
