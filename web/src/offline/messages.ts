import type { Parts } from "./parts";

/** How a page's worker is doing. */
export type WorkerState =
  | "loading"
  | "ready"
  /** Another tab has the games. */
  | "elsewhere"
  /** Another tab has taken them over from this one. */
  | "taken"
  /** What is kept was written by newer code. */
  | "newer"
  | "failed";

/** Whether games outlive the page; `full` means that what comes from now on does not. */
export type Storage = "kept" | "refused" | "full";

/** From the page to its worker. */
export type ToWorker =
  | { readonly type: "start"; readonly place: string; readonly parts: Parts; readonly name: string; readonly steal: boolean }
  | { readonly type: "ask"; readonly id: number; readonly method: string; readonly path: string; readonly body: Uint8Array | null }
  | { readonly type: "open"; readonly socket: number }
  | { readonly type: "send"; readonly socket: number; readonly data: string }
  | { readonly type: "close"; readonly socket: number }
  | { readonly type: "stop" };

/** From the worker to its page. */
export type FromWorker =
  | { readonly type: "state"; readonly state: WorkerState; readonly detail: string }
  | { readonly type: "storage"; readonly storage: Storage }
  | { readonly type: "answer"; readonly id: number; readonly status: number; readonly media: string; readonly file: string; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly type: "message"; readonly socket: number; readonly data: string }
  | { readonly type: "closed"; readonly socket: number };
