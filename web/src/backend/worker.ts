import type { Backend, Request, Socket } from "./backend";
import type { FromWorker, ToWorker } from "../offline/messages";
import { device } from "../offline/device.svelte";
import { cacheParts } from "../offline/availability.svelte";
import { type Parts, folderOf, home, isStatic } from "../offline/parts";

const DOWNLOAD = "tercet-download:";

/** A socket to a table in the worker. */
class WorkerSocket implements Socket {
  readyState: Socket["readyState"] = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    private readonly number: number,
    private readonly tell: (message: ToWorker) => void,
  ) {
    tell({ type: "open", socket: number });
    queueMicrotask(() => this.#opened());
  }

  #opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  send(data: string): void {
    this.tell({ type: "send", socket: this.number, data });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.tell({ type: "close", socket: this.number });
  }

  received(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data }));
  }

  closed(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }
}

/** Milliseconds of silence after which the worker, and the first game if one was chosen, have started. */
const SILENCE = 1000;

/** Caches the loaded parts, so the page can start again without a network. */
async function cacheOwnParts(parts: () => Promise<Parts>): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    await cacheParts(await parts());
    document.documentElement.dataset.kept = "yes";
  } catch {
    // try again on the next visit
  }
}

/** A worker in this page, which runs the tables as a server would. */
export class WorkerBackend implements Backend {
  readonly alone = true;
  #settle: () => void = () => undefined;
  readonly settled = new Promise<void>((resolve) => (this.#settle = resolve));
  #silence: ReturnType<typeof setTimeout> | undefined;
  #worker: Worker | null = null;
  #asked = new Map<number, (answer: Extract<FromWorker, { type: "answer" }>) => void>();
  #sockets = new Map<number, WorkerSocket>();
  #count = 0;

  constructor(private readonly parts: () => Promise<Parts>) {
    void this.start(false);
    document.addEventListener("click", (event) => this.#downloaded(event));
    if (isStatic) device.whenReady = () => void this.settled.then(async () => cacheOwnParts(this.parts));
    device.takeOver = () => void this.start(true);
    device.send = async (method, path, body) => this.#request(method, path, body);
  }

  /** Starts the worker; with `steal`, a tab that already runs one has to stop. */
  async start(steal: boolean): Promise<void> {
    const page = home();
    try {
      const parts = await this.parts();
      const worker = new Worker(new URL("../offline/table_worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = (event: MessageEvent<FromWorker>) => this.#receive(event.data);
      worker.onerror = (event) => this.#failed(event.message);
      this.#worker = worker;
      this.#post({ type: "start", place: folderOf(parts), parts, name: `tercet ${page.pathname}`, steal });
      // messages queued while there was no worker
      for (const message of this.#unsent.splice(0)) this.#post(message);
    } catch (error) {
      this.#failed(String(error));
    }
  }

  #failed(why: string): void {
    device.is("failed", why);
    this.#settle();
  }

  #unsent: ToWorker[] = [];

  #post(message: ToWorker): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#unsent.push(message);
  }

  #receive(message: FromWorker): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => device.state !== "loading" && this.#settle(), SILENCE);
    switch (message.type) {
      case "state":
        device.is(message.state, message.detail);
        if (message.state === "taken" || message.state === "elsewhere" || message.state === "newer" || message.state === "failed") this.#stopped();
        break;
      case "storage":
        device.storage = message.storage;
        break;
      case "answer":
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case "message":
        this.#sockets.get(message.socket)?.received(message.data);
        break;
      case "closed":
        this.#sockets.get(message.socket)?.closed();
        this.#sockets.delete(message.socket);
        break;
    }
  }

  /** Terminates the worker and closes its sockets; open requests stay unanswered until the next worker starts. */
  #stopped(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of sockets) socket.closed();
  }

  async #request(method: string, path: string, body: Uint8Array | null): Promise<Extract<FromWorker, { type: "answer" }>> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#post({ type: "ask", id, method, path, body });
    });
  }

  async ask({ method, path, body }: Request): Promise<Response> {
    const data = body === undefined ? null : new TextEncoder().encode(JSON.stringify(body));
    const answer = await this.#request(method, path, data);
    return new Response(answer.body, { status: answer.status, headers: { "content-type": answer.media } });
  }

  open(): Socket {
    const number = ++this.#count;
    const socket = new WorkerSocket(number, (message) => this.#post(message));
    this.#sockets.set(number, socket);
    return socket;
  }

  download(path: string): string {
    return DOWNLOAD + path;
  }

  /** Handles clicks on download links: the worker produces the file. */
  #downloaded(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link?.getAttribute("href") ?? "";
    if (!path.startsWith(DOWNLOAD)) return;
    event.preventDefault();
    void this.#request("GET", path.slice(DOWNLOAD.length), null).then(({ body, media, file }) => {
      const made = document.createElement("a");
      made.href = URL.createObjectURL(new Blob([body], { type: media }));
      made.download = file;
      made.click();
      setTimeout(() => URL.revokeObjectURL(made.href), 10_000);
    });
  }
}
