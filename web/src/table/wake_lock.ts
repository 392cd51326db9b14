/** Keeps the screen on while one plays, where the device lets us; given back when the page is hidden, so asked for again. */
export function stayAwake(): () => void {
  const device = (navigator as { wakeLock?: WakeLock }).wakeLock;
  if (!device) return () => undefined;
  let held: WakeLockSentinel | null = null;
  let over = false;
  const ask = (): void => {
    if (document.visibilityState !== "visible" || over) return;
    device.request("screen").then(
      (lock) => {
        held = lock;
        if (over) void lock.release();
      },
      // a low battery, or not wanted: the game goes on without
      () => undefined,
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}
