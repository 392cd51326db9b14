import type { Backend } from "./backend";
import { server } from "./server";
import { type Parts, isStatic, keptParts, ownParts } from "../offline/parts";

let chosen: Backend = server;

/** What this page plays with; nothing else sends requests or opens sockets. */
export const backend: Backend = {
  get alone() {
    return chosen.alone;
  },
  ask: (request) => chosen.ask(request),
  open: () => chosen.open(),
  download: (path) => chosen.download(path),
};

/** How long a page that can do without a server waits for one, in milliseconds. */
const PATIENCE = 3000;

/** Decides, before the page is shown, who answers it: the server, unless there is none and the page can do without. */
export async function chooseBackend(): Promise<void> {
  const parts = isStatic ? ownParts : keptParts();
  if (!parts) return;
  if (isStatic || !(await isReachable())) await playAlone(parts);
  // what was kept of an earlier version would not fit this page
  else void import("../offline/availability.svelte").then(({ availability }) => availability.look());
}

/** Plays with this page's own worker. */
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
