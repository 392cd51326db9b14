const PLACE = "tercet.reloaded";
const PAUSE = 60_000;

/** Whether the page may reload itself; only once in a while, so that a part that is really gone cannot make it loop. */
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
