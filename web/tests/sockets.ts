import type { ClientMessage, ServerMessage } from "../src/generated/wire";
import type { Socket } from "../src/backend/backend";
import type { Sockets } from "../src/net/connection";

/** A network under the test's control: it opens, breaks and uses sockets, and moves the clock. */
export class Network implements Sockets {
  time = 0;
  sockets: Fake[] = [];
  #timers: { at: number; call: () => void }[] = [];

  open(): Socket {
    const socket = new Fake();
    this.sockets.push(socket);
    return socket as unknown as Socket;
  }

  now(): number {
    return this.time;
  }

  later(call: () => void, millis: number): () => void {
    const timer = { at: this.time + millis, call };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((other) => other !== timer));
  }

  /** Advances the clock. */
  wait(millis: number): void {
    const until = this.time + millis;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = until;
  }

  get last(): Fake {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nothing was opened");
    return socket;
  }
}

export class Fake {
  readyState: number = WebSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  breakDown(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
