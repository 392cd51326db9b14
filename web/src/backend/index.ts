import type { Backend } from "./backend";
import { server } from "./server";

/** What this page plays with; nothing else sends requests or opens sockets. */
export const backend: Backend = server;
