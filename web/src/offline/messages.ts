import type { Parts } from "./parts";

/** State of a page's worker. */
export type WorkerState =
  | "loading"
  | "ready"
  /** Another tab runs the games. */
  | "elsewhere"
  /** Another tab has taken the games over from this one. */
  | "taken"
  /** The stored data was written by newer code. */
  | "newer"
  | "failed";

/** Whether games survive closing the page; `full` means that new moves don't. */
export type Storage = "kept" | "refused" | "full";

/** Messages from the page to its worker. */
export type ToWorker =
  | { readonly type: "start"; readonly place: string; readonly parts: Parts; readonly name: string; readonly steal: boolean }
  | { readonly type: "ask"; readonly id: number; readonly method: string; readonly path: string; readonly body: Uint8Array | null }
  | { readonly type: "open"; readonly socket: number }
  | { readonly type: "send"; readonly socket: number; readonly data: string }
  | { readonly type: "close"; readonly socket: number }
  | { readonly type: "stop" };

/** Messages from the worker to its page. */
export type FromWorker =
  | { readonly type: "state"; readonly state: WorkerState; readonly detail: string }
  | { readonly type: "storage"; readonly storage: Storage }
  | { readonly type: "answer"; readonly id: number; readonly status: number; readonly media: string; readonly file: string; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly type: "message"; readonly socket: number; readonly data: string }
  | { readonly type: "closed"; readonly socket: number };
