import { backend } from "../backend";
import { words } from "../i18n/words.svelte";
import type { Request } from "../backend/backend";
import { drop, keep, kept } from "../settings/memory";
import type { Addresses, LastClearable, ErrorBody, GuestErased, GuestProfile, NewTable, TableSummary, TableList } from "../generated/http";

/** A refused request; `code` names the reason, and for rules `why` has a message and its values. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly why: Pick<ErrorBody, "reason" | "details"> = { reason: "", details: {} },
  ) {
    super(detail);
  }
}

export async function request<Answer>(method: Request["method"], path: string, body?: unknown, authorization?: string): Promise<Answer> {
  let response: Response;
  try {
    response = await backend.ask({ method, path, body, authorization });
  } catch {
    throw new HttpProblem(0, "offline", "the server cannot be reached");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  // loads the sentences that explain refusals; without them, the page says less
  await words.learn("refusals").catch(() => undefined);
  const fault = (answer ?? {}) as Partial<ErrorBody>;
  throw new HttpProblem(response.status, fault.code ?? "unknown", fault.detail ?? "", { reason: fault.reason ?? "", details: fault.details ?? {} });
}

/** Storage key set once this device has been introduced; only the server's cookie identifies it. */
function introduced(): string {
  return backend.alone ? "tercet.device.known" : "tercet.known";
}

export function isKnown(): boolean {
  return backend.alone || kept(introduced()) !== null;
}

let known: Promise<GuestProfile> | null = null;

/** Ensures, once per page, that the server knows this guest and their name. */
export function introduce(name: string, otherwise: string): Promise<GuestProfile> {
  known ??= named(name || otherwise, otherwise).then(
    (card) => {
      keep(introduced(), "yes");
      return card;
    },
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** Registers a name; one without displayable characters is replaced by `otherwise`. */
async function named(name: string, otherwise: string): Promise<GuestProfile> {
  try {
    return await request<GuestProfile>("POST", "/api/guests", { name });
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 422 && name !== otherwise) return named(otherwise, otherwise);
    throw error;
  }
}

/** Changes the name; if the server is unreachable, the next introduction sends it. */
export function renameGuest(name: string): void {
  known = named(name, name);
  known.catch(() => (known = null));
}

/** Makes the next introduction ask the server again. */
export function reintroduce(): void {
  known = null;
}

export function newTable(wanted: NewTable): Promise<TableSummary> {
  return request<TableSummary>("POST", "/api/tables", wanted);
}

export async function openTables(): Promise<readonly TableSummary[]> {
  return (await request<TableList>("GET", "/api/tables")).tables;
}

export function tableCard(code: string): Promise<TableSummary> {
  return request<TableSummary>("GET", `/api/tables/${encodeURIComponent(code)}`);
}

/** Returns the last point at which a finished solo game could have been cleared. */
export function lastChance(code: string): Promise<LastClearable> {
  return request<LastClearable>("GET", `/api/tables/${encodeURIComponent(code)}/last-chance`);
}

/** Deletes the player's data; this device forgets its identity only once the server has. */
export async function deleteMe(): Promise<GuestErased> {
  const erased = await request<GuestErased>("DELETE", "/api/guests/me");
  known = null;
  drop(introduced());
  return erased;
}

/** Returns the addresses at which other devices find this server, which reveals them only to pages on its own computer. */
export async function addresses(): Promise<readonly string[]> {
  return (await request<Addresses>("GET", "/api/addresses")).addresses;
}
