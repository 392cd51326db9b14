import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { WorkerBackend } from "../src/backend/worker";
import { t, words } from "../src/i18n/words.svelte";
import { availability } from "../src/offline/availability.svelte";
import { device } from "../src/offline/device.svelte";
import DeviceNotice from "../src/offline/DeviceNotice.svelte";
import { type CacheProgress, type FilesToCache, cacheFiles } from "../src/offline/caching_worker";
import type { FromWorker, ToWorker } from "../src/offline/messages";
import OfflineSettings from "../src/offline/OfflineSettings.svelte";
import type { Parts } from "../src/offline/parts";
import { route } from "../src/pages/route.svelte";
import { awaited } from "../src/table/awaited.svelte";
import { none, one, put, settled, until, withPage } from "./mounted";

const PARTS: Parts = {
  folder: "1234",
  wheel: "w.whl",
  package: "p.zip",
  files: ["a", "b"].map((name) => ({ name, bytes: 20_000_000, compressed: 3_960_000, integrity: `sha256-${name}` })),
};

/** The worker of a page, as the page sees it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: { data: FromWorker | CacheProgress }) => void = () => undefined;
  readonly got: ToWorker[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker | FilesToCache): void {
    if ("type" in message) this.got.push(message);
    else cacheFiles(message, (share) => this.say({ share })).then(() => this.say({ problem: "" }), (error: unknown) => this.say({ problem: String(error) }));
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromWorker | CacheProgress): void {
    this.onmessage({ data: message });
  }
}

async function started(): Promise<{ backend: WorkerBackend; worker: FakeWorker }> {
  const backend = new WorkerBackend(() => Promise.resolve(PARTS));
  await settled();
  const worker = FakeWorker.all.at(-1);
  if (!worker) throw new Error("no worker was started");
  return { backend, worker };
}

describe("a page that is answered by its worker", () => {
  withPage();
  beforeAll(() => words.learn("web-offline"));
  beforeEach(() => {
    vi.stubGlobal("Worker", FakeWorker);
    FakeWorker.all = [];
    device.storage = "kept";
  });

  it("asks it as it would a server, even before it is there", async () => {
    const backend = new WorkerBackend(() => Promise.resolve(PARTS));
    const answer = backend.ask({ method: "POST", path: "/api/tables", body: { seats: 1 } });
    await settled();
    const [worker] = FakeWorker.all;
    expect(worker?.got.map((message) => message.type)).toEqual(["start", "ask"]);
    const asked = worker?.got[1] as Extract<ToWorker, { type: "ask" }>;
    expect(new TextDecoder().decode(asked.body ?? new Uint8Array())).toBe('{"seats":1}');
    worker?.say({ type: "answer", id: asked.id, status: 201, media: "application/json", file: "", body: new TextEncoder().encode('{"code":"x"}') });
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([201, { code: "x" }]);
  });

  it("has settled once its worker is ready and silent, or has failed", async () => {
    const { backend, worker } = await started();
    vi.useFakeTimers();
    try {
      const rested = vi.fn();
      void backend.settled.then(rested);
      worker.say({ type: "state", state: "loading", detail: "" });
      await vi.advanceTimersByTimeAsync(60_000);
      worker.say({ type: "state", state: "ready", detail: "" });
      await vi.advanceTimersByTimeAsync(900);
      worker.say({ type: "message", socket: 1, data: "{}" });
      await vi.advanceTimersByTimeAsync(900);
      expect(rested).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(100);
      expect(rested).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
    await new WorkerBackend(() => Promise.reject(new Error("no parts"))).settled;
  });

  it("talks to a table as over a WebSocket", async () => {
    const { backend, worker } = await started();
    const socket = backend.open();
    const heard: unknown[] = [];
    socket.onopen = () => heard.push("open");
    socket.onmessage = (event) => heard.push(event.data);
    socket.onclose = () => heard.push("closed");
    await settled();
    socket.send("hello");
    const opened = worker.got.find((message) => message.type === "open");
    expect(worker.got.at(-1)).toEqual({ type: "send", socket: opened?.socket, data: "hello" });
    worker.say({ type: "message", socket: opened?.socket ?? 0, data: "welcome" });
    worker.say({ type: "closed", socket: opened?.socket ?? 0 });
    expect(heard).toEqual(["open", "welcome", "closed"]);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it("says that another tab has the games, and takes them over when asked", async () => {
    const { backend, worker } = await started();
    const socket = backend.open();
    let closed = false;
    socket.onclose = () => (closed = true);
    put(DeviceNotice, {});
    worker.say({ type: "state", state: "taken", detail: "" });
    await settled();
    expect(worker.ended && closed).toBe(true);
    expect(one("aside").getAttribute("role")).toBe("alert");
    one('[data-do="take-over"]').click();
    await settled();
    expect(FakeWorker.all.at(-1)?.got[0]).toMatchObject({ type: "start", steal: true });
  });

  it("says that a chosen game waits for it, unless another page is opened meanwhile", async () => {
    route.go("/");
    const { worker } = await started();
    worker.say({ type: "state", state: "loading", detail: "" });
    put(DeviceNotice, {});
    expect(one("aside span").textContent).toBe(t("offline-loading"));
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const create = vi.fn(() => Promise.resolve());
    const game = awaited.create(() => answered, create);
    await settled();
    expect(one("aside span").textContent).toBe(t("offline-waiting"));
    route.go("/rules");
    await settled();
    expect(one("aside span").textContent).toBe(t("offline-loading"));
    answer();
    await expect(game).rejects.toThrow();
    expect(create).not.toHaveBeenCalled();
    route.go("/");
  });

  for (const storage of ["refused", "full"] as const) {
    it(`says that storage is ${storage}, and where games are exported`, async () => {
      const { worker } = await started();
      worker.say({ type: "state", state: "ready", detail: "" });
      worker.say({ type: "storage", storage });
      put(DeviceNotice, {});
      await settled();
      expect(one("aside").textContent).toContain(t(`offline-${storage}`));
    });
  }
});

describe("a page of a server that can do without it", () => {
  withPage();
  const kept = new Map<string, Request>();
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)),
    add: (request: Request) => Promise.resolve(void kept.set(request.url, request)),
    keys: () => Promise.resolve([...kept.values()]),
    delete: (request: Request) => Promise.resolve(kept.delete(request.url)),
  };
  beforeAll(() => words.learn("web-offline"));
  beforeEach(() => {
    kept.clear();
    localStorage.clear();
    availability.state = "none";
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(PARTS), { headers: { "content-type": "application/json" } })));
    vi.stubGlobal("caches", { open: () => Promise.resolve(cache), delete: () => Promise.resolve(kept.clear()) });
    vi.stubGlobal("Worker", FakeWorker);
    // the one of this DOM knows no hashes
    vi.stubGlobal(
      "Request",
      class {
        readonly integrity: string;
        constructor(
          readonly url: string,
          options: { integrity: string },
        ) {
          this.integrity = options.integrity;
        }
      },
    );
    vi.stubGlobal(
      "MessageChannel",
      class {
        port1: { onmessage?: (event: { data: string }) => void } = {};
        port2 = { postMessage: (data: string) => this.port1.onmessage?.({ data }) };
      },
    );
    const active = { postMessage: (_: string, [port]: [{ postMessage: (data: string) => void }]) => queueMicrotask(() => port.postMessage("")) };
    Object.defineProperty(navigator, "serviceWorker", { value: { ready: Promise.resolve({ active }) }, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

  it("says how much it fetches, has the browser compare it, and can undo it", async () => {
    put(OfflineSettings, {});
    await until(() => expect(one("section").dataset.state).toBe("off"));
    expect(one("section p").textContent).toContain("8 MB");
    const shares: number[] = [];
    const add = vi.spyOn(cache, "add").mockImplementation((request) => {
      shares.push(availability.progress);
      return Promise.resolve(void kept.set(request.url, request));
    });
    one('[data-do="fetch-offline"]').click();
    await until(() => expect(one("section").dataset.state).toBe("on"));
    expect(shares).toEqual([0, 0.5]);
    expect([...kept.values()].map((request) => request.integrity)).toEqual(["sha256-a", "sha256-b"]);
    one('[data-do="remove-offline"]').click();
    await until(() => expect(one("section").dataset.state).toBe("off"));
    expect(kept.size).toBe(0);
    expect(localStorage.length).toBe(0);
    add.mockRestore();
  });

  it("keeps what it had if a file is not what it should be", async () => {
    put(OfflineSettings, {});
    await until(() => expect(one("section").dataset.state).toBe("off"));
    const add = vi.spyOn(cache, "add").mockRejectedValue(new TypeError("integrity"));
    one('[data-do="fetch-offline"]').click();
    await until(() => expect(none("[role=alert]")).toBe(false));
    expect(one("section").dataset.state).toBe("off");
    expect(localStorage.length).toBe(0);
    add.mockRestore();
  });
});
