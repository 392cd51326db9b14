import type { FromWorker, Storage, WorkerState } from "./messages";

type Answer = Extract<FromWorker, { type: "answer" }>;

/** This device's tables, if the page runs them itself. */
class Device {
  state = $state<WorkerState>("loading");
  detail = $state("");
  /** Whether games survive closing the page. */
  storage = $state<Storage>("kept");
  /** Whether the browser has promised not to delete the games; null before it was asked. */
  persisted = $state<boolean | null>(null);
  whenReady: () => void = () => undefined;
  takeOver: () => void = () => undefined;
  send: (method: string, path: string, body: Uint8Array | null) => Promise<Answer> = () => Promise.reject(new Error("there is no worker"));

  is(state: WorkerState, detail = ""): void {
    this.state = state;
    this.detail = detail;
    document.documentElement.dataset.device = state;
    if (state === "failed") console.error(detail);
    if (state === "ready") {
      this.whenReady();
      void this.persist();
    }
  }

  /** Asks the browser not to delete the games when it runs out of space. */
  async persist(): Promise<void> {
    try {
      this.persisted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    } catch {
      this.persisted = false;
    }
  }

  /** Imports an export file or a single log; returns the number of games, or the reason for a refusal. */
  async add(file: Blob): Promise<{ tables: number; known: number } | { code: string; detail: string }> {
    const answer = await this.send("POST", "/api/guests/me/import", new Uint8Array(await file.arrayBuffer()));
    return JSON.parse(new TextDecoder().decode(answer.body)) as { tables: number; known: number } | { code: string; detail: string };
  }
}

export const device = new Device();
