import type { Seat } from "../generated/table";
import { rolled, shuffled } from "./draws";
import { commitmentTo } from "./sha256";

/** One draw, as this client saw it. */
export interface DrawSeen {
  readonly kind: "shuffle" | "roll";
  /** What was shuffled, or the number of sides of each die. */
  readonly items: readonly number[];
  /** The result; for a shuffle, possibly only the first items. */
  readonly drawn: readonly number[];
}

/** A start abandoned after nonces were revealed: a player could have foreseen the deal and refused it (P1). */
export interface VoidStartSeen {
  /** The seed of that start, revealed when it was abandoned. */
  readonly seed: string;
  /** The seats that withheld a nonce, and the names they had then. */
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
}

/** What this client saw of the draws of one deal, or of one dice game. */
export interface Dealing {
  /** The table's commitment to its seed. */
  readonly seed: string;
  readonly nonce: string;
  /** Whether the table had to ask this client for its nonce. */
  readonly present: boolean;
  /** This client's seat at the start; by the end it may belong to another player. */
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly commitments: readonly string[];
  readonly listed: readonly Seat[];
  readonly players: readonly Seat[];
  readonly nonces: readonly string[];
  readonly draws: readonly DrawSeen[];
  /** Void starts between the previous deal and this one. */
  readonly void_starts: readonly VoidStartSeen[];
}

export type Problem = "seed" | "list" | "own-nonce" | "unasked" | "nonces" | "order";

export interface ChanceVerdict {
  readonly problems: readonly Problem[];
  /** Whether this client's nonce was used. */
  readonly own: boolean;
  /** Whether no other nonce was used. */
  readonly alone: boolean;
  /** Whether this client had a seat when the deal began; if so, its nonce should have been used. */
  readonly seated: boolean;
  /** Whether this client saw everything; one that joins or is disconnected during a deal cannot check it. */
  readonly complete: boolean;
  /** Whether the deal began before the table had anybody's commitment: it may have been quick, or this client slow. */
  readonly late: boolean;
  /** Void starts before this deal; the players who caused them may have foreseen a deal and refused it. */
  readonly voidStarts: readonly VoidStartSeen[];
}

export type Finding = "broken" | "unchecked" | "voided" | "verified";

/** Sums up a verdict; a deal preceded by a void start does not count as verified. */
export function finding(verdict: ChanceVerdict): Finding {
  if (verdict.problems.length > 0) return "broken";
  if (!verdict.complete) return "unchecked";
  return verdict.voidStarts.length > 0 ? "voided" : "verified";
}

/** Lower case only: draws use the text, while the commitment is to the bytes. */
const NONCE = /^(?:[0-9a-f]{2}){16,32}$/;

/** Checks what this client saw of a deal against its seed, once revealed. */
export function judge(seen: Dealing, seed: string, seatNow: Seat | null): ChanceVerdict {
  const seat = seen.seat ?? seatNow;
  const used = new Map(seen.players.map((player, i) => [player, seen.nonces[i] ?? ""]));
  const own = seen.nonce !== "" && seat !== null && used.get(seat) === seen.nonce;
  const problems: Problem[] = [];
  if (commitmentTo(seed) !== seen.seed) problems.push("seed");
  // an extra nonce could have been chosen by the operator
  if (seen.nonces.length !== seen.players.length || hasTwice(seen.players) || hasTwice(seen.seats)) problems.push("list");
  if (seen.commitments.length > 0) problems.push(...judgeList(seen, used, seat, own));
  else {
    if (seen.nonce && seen.present) problems.push("unasked");
    // without a list, nobody has committed to a nonce
    if (seen.nonces.some((nonce) => nonce !== "")) problems.push("nonces");
  }
  if (!fits(seen, seed)) problems.push("order");
  const alone = own && seen.nonces.filter((nonce) => nonce !== "").length === 1;
  return { problems: [...new Set(problems)], own, alone, seated: seen.seat !== null, complete: true, late: false, voidStarts: seen.void_starts };
}

function hasTwice(seats: readonly Seat[]): boolean {
  return new Set(seats).size < seats.length;
}

/** Returns the commitment a nonce must match; null for malformed nonces. */
function digest(nonce: string): string | null {
  if (nonce === "") return "";
  return NONCE.test(nonce) ? commitmentTo(nonce) : null;
}

function judgeList(seen: Dealing, used: ReadonlyMap<Seat, string>, seat: Seat | null, own: boolean): Problem[] {
  const problems: Problem[] = [];
  const listed = onList(seen);
  const samePlayers = seen.players.join() === seen.listed.join();
  if (!samePlayers || seen.seats.some((who) => !used.has(who))) problems.push("list");
  const asked = seat !== null && listed.has(seat);
  if (seen.nonce && asked && !own) problems.push("own-nonce");
  else if (seen.nonce && !asked && seen.present) problems.push("unasked");
  const wrong = [...used].some(
    ([who, nonce]) => (who !== seat || !seen.nonce) && digest(nonce) !== (listed.get(who) ?? ""),
  );
  if (wrong) problems.push("nonces");
  return problems;
}

function onList(seen: Dealing): Map<Seat, string> {
  return new Map(seen.seats.map((who, i) => [who, seen.commitments[i] ?? ""]));
}

function fits(seen: Dealing, seed: string): boolean {
  return seen.draws.every(({ kind, items, drawn }, counter) => {
    const source = { seed, nonces: seen.nonces, counter };
    const order = kind === "shuffle" ? shuffled(source, items) : rolled(source, items);
    return drawn.every((value, i) => order[i] === value);
  });
}
