/** What tables talk through: the part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Request {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Beginning with `/api/`. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly authorization?: string | undefined;
}

/** All that pages need of a server; whatever answers requests and opens sockets can take its place. */
export interface Backend {
  /** Whether nobody else can come: there are no tables of others, no links to share and no public boards. */
  readonly alone: boolean;
  /** Rejects if it cannot be reached; a refusal is an answer. */
  ask(request: Request): Promise<Response>;
  /** A new connection for one table. */
  open(): Socket;
  /** The address of a file to download. */
  download(path: string): string;
}
