import { home } from "./parts";

/** Name of the lock shared by every page with an open table; a new service worker takes over once nobody holds it. */
function tableLock(): string {
  return `tercet table ${home().pathname}`;
}

let registration: ServiceWorkerRegistration | null = null;
/** How many tables this page shows. */
let tables = 0;
/** Whether another version has taken over: files that this page would load later are gone. */
let outdated = false;

/** Registers the service worker once the page has settled, and activates a new one once no tab has a table open. */
export async function followUpdates(settled: Promise<void>): Promise<void> {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // the first service worker has this page's version
    outdated = controlled;
    controlled = true;
    void takeOver();
  });
  await settled;
  try {
    // a browser that blocks service workers may resolve with undefined
    const made = (await navigator.serviceWorker.register(new URL("sw.js", home()))) as ServiceWorkerRegistration | undefined;
    if (!made) return;
    registration = made;
  } catch {
    return; // a private window, or a host without encryption
  }
  registration.addEventListener("updatefound", () => {
    registration?.installing?.addEventListener("statechange", () => void takeOver());
  });
  await takeOver();
}

/** Activates a waiting service worker, unless a table is open in any tab; reloads an outdated page that shows none. */
async function takeOver(): Promise<void> {
  const waiting = registration?.waiting;
  if (outdated) {
    if (tables === 0) location.reload();
  } else if (waiting && navigator.serviceWorker.controller) {
    await navigator.locks.request(tableLock(), { ifAvailable: true }, (lock) => {
      if (lock) waiting.postMessage("take-over");
    });
  }
}

/** Keeps every new service worker waiting while a table is open, until the returned function is called. */
export function openTable(): () => void {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  // without encryption there are neither locks nor service workers
  const locks = navigator.locks as LockManager | undefined;
  const released = locks?.request(tableLock(), { mode: "shared" }, () => left).catch(() => undefined);
  tables += 1;
  return () => {
    tables -= 1;
    leave();
    void released?.then(takeOver);
  };
}

/** Makes the service worker cache every file of this build; rejects if it can't. */
export async function cachePage(): Promise<void> {
  const worker = (await navigator.serviceWorker.ready).active;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<void>((resolve, reject) => {
    port1.onmessage = (event: MessageEvent<string>) => {
      if (event.data === "") resolve();
      else reject(new Error(event.data));
    };
  });
  worker?.postMessage("keep-page", [port2]);
  await kept;
}
