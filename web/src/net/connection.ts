import { backend } from "../backend";
import type { Socket } from "../backend/backend";
import type { ClientMessage, ServerMessage } from "../generated/wire";

/** The state of a connection: connecting, up, temporarily lost, or ended. */
export type ConnectionState = "joining" | "up" | "lost" | "over";

export interface Sockets {
  open(): Socket;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  later(call: () => void, millis: number): () => void;
}

export const realSockets: Sockets = {
  open: () => backend.open(),
  now: () => performance.now(),
  later: (call, millis) => {
    const timer = setTimeout(call, millis);
    return () => clearTimeout(timer);
  },
};

const PAUSES = [250, 500, 1000, 2000, 4000, 8000] as const;
/** The server pings more often than this; a connection silent for longer is dead, even if the browser thinks otherwise. */
const SILENCE = 60_000;
/** During play the server pings every two seconds, so a dead connection is noticed before a call times out. */
const SILENCE_IN_PLAY = 7000;

/** How long a new connection may take to send its first message. */
const CONNECTING = 15_000;

export interface ConnectionEvents {
  opened(): void;
  received(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

/** A WebSocket that reconnects automatically, whatever is sent over it. */
export class Connection {
  state: ConnectionState = "joining";
  #socket: Socket | null = null;
  #tries = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;
  #silence = SILENCE;

  constructor(
    private readonly tell: ConnectionEvents,
    private readonly sockets: Sockets = realSockets,
  ) {}

  connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
    const socket = this.sockets.open();
    this.#socket = socket;
    this.expect(CONNECTING);
    socket.onopen = () => {
      if (socket === this.#socket) this.tell.opened();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket !== this.#socket || typeof event.data !== "string") return;
      this.#watch();
      this.tell.received(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Marks the connection as up once the welcome has arrived, unless it has been lost since. */
  confirm(): void {
    if (!this.#socket) return;
    this.#tries = 0;
    this.#change("up");
  }

  /** Sends a message if connected; returns whether it could. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Shortens the time-out for silence during play. */
  set inPlay(on: boolean) {
    const silence = on ? SILENCE_IN_PLAY : SILENCE;
    if (silence === this.#silence) return;
    this.#silence = silence;
    if (this.#cancelWatch && this.state === "up") this.#watch();
  }

  /** Gives up the connection if nothing arrives within this time, because an answer is due. */
  expect(millis: number): void {
    if (!this.#socket) return;
    this.#cancelWatch?.();
    this.#cancelWatch = this.sockets.later(() => this.#lost(), millis);
  }

  /** Called when the browser reports that the network is gone: disconnects now. A server on this device is found again quickly. */
  doubt(): void {
    if (this.state !== "up") return;
    this.#lost();
  }

  /** Called when the network is back or the page visible again: reconnects without waiting. */
  hurry(): void {
    if (this.state === "lost" && this.#cancelRetry) this.connect();
  }

  /** Disconnects, and reconnects after this many milliseconds, or never if null. */
  leave(retry: number | null): void {
    this.#drop();
    if (retry === null) {
      this.#cancelRetry?.();
      this.#change("over");
    } else {
      this.#change("lost");
      this.#retryIn(retry);
    }
  }

  #lost(): void {
    this.#drop();
    this.#change("lost");
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 8000;
    this.#tries += 1;
    // spread retries, so a restarted server doesn't get everybody's requests at the same time
    this.#retryIn(pause * (0.75 + Math.random() / 2));
  }

  #retryIn(millis: number): void {
    this.#cancelRetry?.();
    this.#cancelRetry = this.sockets.later(() => this.connect(), millis);
  }

  #watch(): void {
    this.expect(this.#silence);
  }

  #drop(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  #change(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.tell.changed(state);
  }
}
