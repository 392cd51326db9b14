import { home } from "./parts";

/** Shared by every page with an open table; a new service worker takes over when nobody holds it. */
function tableLock(): string {
  return `tercet table ${home().pathname}`;
}

let registration: ServiceWorkerRegistration | null = null;

/** Registers the service worker, and lets a new one take over once no table is open in any tab. */
export async function followUpdates(): Promise<void> {
  try {
    // where service workers are blocked, a browser may answer with nothing
    const made = (await navigator.serviceWorker.register(new URL("sw.js", home()))) as ServiceWorkerRegistration | undefined;
    if (!made) return;
    registration = made;
  } catch {
    return; // a private window, or a host without encryption
  }
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // what this page would load later is of another version
    if (had) void whenNoTableIsOpen(() => location.reload());
  });
  registration.addEventListener("updatefound", () => {
    registration?.installing?.addEventListener("statechange", () => void takeOver());
  });
  await takeOver();
}

/** Lets a waiting service worker take over, unless a table is open. */
export async function takeOver(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting && navigator.serviceWorker.controller) await whenNoTableIsOpen(() => waiting.postMessage("take-over"));
}

async function whenNoTableIsOpen(act: () => void): Promise<void> {
  await navigator.locks.request(tableLock(), { ifAvailable: true }, (lock) => {
    if (lock) act();
  });
}

/** Keeps every service worker waiting while a table is open; returns how to end that. */
export function openTable(): () => void {
  // a page without encryption has none, and no service worker either
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  void locks.request(tableLock(), { mode: "shared" }, () => left).catch(() => undefined);
  return () => {
    leave();
    // the lock is free a moment later
    setTimeout(() => void takeOver(), 100);
  };
}

/** Has the service worker keep every file of this build; rejects if it cannot. */
export async function keepPage(): Promise<void> {
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
