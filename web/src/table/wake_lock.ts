/** Keeps the screen on during play if possible; hiding the page releases the lock, so it is requested again. */
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
      // refused, perhaps because of a low battery: continue without it
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
