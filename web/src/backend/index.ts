import type { Backend } from "./backend";
import { server } from "./server";
import { type Parts, cachedParts, isStatic, ownParts } from "../offline/parts";

let chosen: Backend = server;

/** The backend of this page; nothing else sends requests or opens sockets. */
export const backend: Backend = {
  get alone() {
    return chosen.alone;
  },
  get settled() {
    return chosen.settled;
  },
  ask: (request) => chosen.ask(request),
  open: () => chosen.open(),
  download: (path) => chosen.download(path),
};

/** How long a page that can run without a server waits for one, in milliseconds. */
const PATIENCE = 3000;

/** Chooses the backend before the page is shown: the server, unless it is unreachable and the page can run without it. */
export async function chooseBackend(): Promise<void> {
  const parts = isStatic ? ownParts : cachedParts();
  if (!parts) return;
  if (isStatic || !(await isReachable())) await playAlone(parts);
  // parts cached by an earlier version would not fit this page
  else void import("../offline/availability.svelte").then(({ availability }) => availability.look());
}

/** Switches to a worker of this page as the backend. */
export async function playAlone(parts: () => Promise<Parts>): Promise<void> {
  const { WorkerBackend } = await import("./worker");
  chosen = new WorkerBackend(parts);
}

async function isReachable(): Promise<boolean> {
  const silence = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));
  const health = server.ask({ method: "GET", path: "/api/health" }).then(
    (answer) => answer.headers.get("content-type")?.startsWith("application/json") ?? false,
    () => false,
  );
  return Promise.race([health, silence]);
}
