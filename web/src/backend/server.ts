import type { Backend } from "./backend";

/** The server that delivered this page. */
export const server: Backend = {
  alone: false,
  settled: Promise.resolve(),
  ask: ({ method, path, body, authorization }) =>
    fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...(authorization ? { authorization } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  download: (path) => path,
};
