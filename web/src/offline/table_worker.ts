import type { FromWorker, ToWorker, WorkerState } from "./messages";
import { Keeper, Newer } from "./indexed_db";
import { type Program, loadPython } from "./python";

/** The interface of `tercet/offline/browser.py`. */
interface Bridge {
  ask(id: number, method: string, path: string, body: Uint8Array | undefined): void;
  open(socket: number): void;
  send(socket: number, data: string): void;
  close(socket: number): void;
  bots_answered(data: Uint8Array): void;
  stop(): void;
}

interface BridgeModule {
  start(keeper: Keeper, page: Page, askBots: (data: Uint8Array) => void): Promise<Bridge>;
}

type Start = Extract<ToWorker, { type: "start" }>;

/** Functions that Python calls. */
const page = {
  answer: (id: number, status: number, media: string, file: string, body: Uint8Array<ArrayBuffer>) => tell({ type: "answer", id, status, media, file, body }),
  message: (socket: number, data: string) => tell({ type: "message", socket, data }),
  closed: (socket: number) => tell({ type: "closed", socket }),
  failed: (what: string, trace: string) => console.error(what, trace),
};
type Page = typeof page;

let bridge: Bridge | null = null;
let keeper: Keeper | null = null;
let waiting: ToWorker[] = [];

function tell(message: FromWorker): void {
  postMessage(message);
}

function say(state: WorkerState, detail = ""): void {
  tell({ type: "state", state, detail });
}

onmessage = (event: MessageEvent<ToWorker>) => {
  if (event.data.type === "start") void start(event.data);
  else if (bridge) pass(bridge, event.data);
  else waiting.push(event.data);
};

function pass(to: Bridge, message: ToWorker): void {
  switch (message.type) {
    case "ask":
      to.ask(message.id, message.method, message.path, message.body ?? undefined);
      break;
    case "open":
      to.open(message.socket);
      break;
    case "send":
      to.send(message.socket, message.data);
      break;
    case "close":
      to.close(message.socket);
      break;
    case "stop":
      stop("taken");
      break;
  }
}

/** Milliseconds to wait for the lock: after a reload the previous page's worker may still be ending. */
const LOCK_WAIT = 2000;

/** Starts the tables, holding a lock while this worker lives, so no two workers write the same games. */
async function start(order: Start): Promise<void> {
  say("loading");
  const options = order.steal ? { steal: true } : { signal: AbortSignal.timeout(LOCK_WAIT) };
  // without encryption there are no locks: only table versions keep two tabs apart
  const locks = navigator.locks as LockManager | undefined;
  let runs = order.steal || !locks;
  try {
    if (!locks) await run(order);
    await locks?.request(order.name, options, async () => {
      runs = true;
      await run(order);
      await new Promise(() => undefined);
    });
  } catch (error) {
    if (!runs) say("elsewhere");
    else if (error instanceof DOMException && error.name === "AbortError") stop("taken");
    else if (error instanceof Newer) say("newer");
    else say("failed", String(error));
  }
}

function stop(state: WorkerState): void {
  keeper?.stop();
  bridge?.stop();
  say(state);
  close();
}

async function run({ place, parts, name }: Start): Promise<void> {
  const [{ python, program }, kept] = await Promise.all([loadPython(place, parts), Keeper.open(name, (storage) => tell({ type: "storage", storage }))]);
  keeper = kept;
  const bots = new Bots(place, parts, program);
  const module = python.pyimport("tercet.offline.browser") as BridgeModule;
  bridge = await module.start(kept, page, (data) => bots.ask(data));
  bots.answered = (data) => bridge?.bots_answered(data);
  say("ready");
  for (const message of waiting) pass(bridge, message);
  waiting = [];
}

/** Milliseconds before restarting a bots' worker that failed, possibly for lack of memory. */
const BOTS_REST = 3000;

/** Milliseconds before the bots' worker ends after its last bot has left. */
const BOTS_WAIT = 30_000;

/** Lets bots think in a separate worker, started on the first request and ended some time after the last bot has left. */
class Bots {
  answered: (data: Uint8Array) => void = () => undefined;
  #worker: Worker | null = null;
  /** The request in progress. */
  #asked: Uint8Array | null = null;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: string,
    private readonly parts: Start["parts"],
    private readonly program: Program,
  ) {}

  /** Sends a question; an empty one means that no bot is left. */
  ask(data: Uint8Array): void {
    clearTimeout(this.#end);
    if (data.length === 0) {
      this.#end = setTimeout(() => this.#stop(), BOTS_WAIT);
      return;
    }
    this.#asked = data;
    this.#worker ??= this.#started();
    this.#worker.postMessage(data);
  }

  #started(): Worker {
    const worker = new Worker(new URL("./bots_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Uint8Array>) => {
      this.#asked = null;
      this.answered(event.data);
    };
    worker.onerror = (event) => this.#failed(event.message);
    const { place, parts, program } = this;
    try {
      worker.postMessage({ place, parts, program });
    } catch {
      worker.postMessage({ place, parts, program: null });
    }
    return worker;
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #failed(why: string): void {
    console.error("the bots' worker failed", why);
    this.#stop();
    setTimeout(() => {
      if (this.#asked && !this.#worker) this.ask(this.#asked);
    }, BOTS_REST);
  }
}
