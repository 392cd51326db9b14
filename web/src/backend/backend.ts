/** The part of a WebSocket that tables use. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Request {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Starts with `/api/`. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly authorization?: string | undefined;
}

/** Everything a page needs from a server: something that answers requests and opens sockets. */
export interface Backend {
  /** Whether nobody else can connect, so there are no other people's tables, no links to share and no public boards. */
  readonly alone: boolean;
  /** Resolves when starting needs the processor and the network no longer, so that what can wait may begin. */
  readonly settled: Promise<void>;
  /** Rejects if the backend cannot be reached; a refusal counts as an answer. */
  ask(request: Request): Promise<Response>;
  /** Opens a new connection for one table. */
  open(): Socket;
  /** The address of a file to download. */
  download(path: string): string;
}
