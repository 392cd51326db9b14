import type { CardEvent } from "../made/cardevents";
import type { DiceEvent } from "../made/diceevents";
import chance from "../made/chance.json";
import type { CommitNonce, RevealNonce, Seat, Seating } from "../made/table";
import { rolled, shuffled } from "./draws";
import { commitmentTo } from "./sha256";

/** One time that chance was asked, as far as this client saw it. */
export interface Draw {
  readonly kind: "shuffle" | "roll";
  /** What was shuffled, or the number of sides of each die. */
  readonly items: readonly number[];
  /** What came of it; of a shuffle perhaps only the first ones. */
  readonly drawn: readonly number[];
}

/** What this client saw of the chance of one deal, or of one dice game. */
export interface Dealing {
  /** The table's commitment to its seed. */
  readonly seed: string;
  readonly nonce: string;
  readonly present: boolean;
  readonly seats: readonly Seat[];
  readonly commitments: readonly string[];
  readonly listed: readonly Seat[];
  readonly players: readonly Seat[];
  readonly nonces: readonly string[];
  readonly draws: readonly Draw[];
}

export type Problem = "seed" | "list" | "own-nonce" | "unasked" | "nonces" | "order";

export interface Verdict {
  readonly problems: readonly Problem[];
  /** Whether a nonce of one's own was part of it. */
  readonly own: boolean;
}

/** What every view has that a witness needs. */
export interface Watched {
  readonly phase: string;
  readonly commitment: string;
  readonly seating: Seating;
  readonly rules: { readonly edition: string; readonly deck?: string };
  readonly bag?: readonly number[];
}

/** Where the nonce for a seed is kept, so that a page that is loaded again still has it. */
export interface NonceStore {
  get(seed: string): string;
  put(seed: string, nonce: string): void;
}

const EMPTY = { nonce: "", present: false, seats: [], commitments: [], listed: [], players: [], nonces: [], draws: [] };
const SIDES = 6;

const decks: Readonly<Record<string, readonly number[]>> = chance.decks;

function deckOf(rules: Watched["rules"]): readonly number[] {
  return decks[rules.deck ?? ""] ?? [];
}

/** Holds what was seen of a deal against its seed, now that it is known. */
export function judge(seen: Dealing, seed: string, seat: Seat | null): Verdict {
  const used = new Map(seen.players.map((player, i) => [player, seen.nonces[i] ?? ""]));
  const own = seen.nonce !== "" && seat !== null && used.get(seat) === seen.nonce;
  const problems: Problem[] = [];
  if (commitmentTo(seed) !== seen.seed) problems.push("seed");
  if (seen.commitments.length > 0) problems.push(...judgeList(seen, used, seat, own));
  else if (seen.nonce && seen.present) problems.push("unasked");
  if (!fits(seen, seed)) problems.push("order");
  return { problems, own };
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
    ([who, nonce]) => (who !== seat || !seen.nonce) && (nonce ? commitmentTo(nonce) : "") !== (listed.get(who) ?? ""),
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

/** Watches a table's events as they come, and remembers what is needed to check its chance. */
export class Witness {
  verdict: Verdict | null = null;
  readonly dealings: Dealing[] = [];
  #open: Dealing | null = null;
  #shown = "";
  #wronged = false;

  constructor(
    private readonly store: NonceStore,
  ) {}

  /** The first view of a table, or a later one after which not all is known. */
  joined(view: Watched): void {
    const between = (view.phase === "lobby" || view.phase === "pause") && view.commitment !== "";
    if (!between) this.#open = null;
    else if (this.#open?.seed !== view.commitment) this.#open = this.#begin(view.commitment);
    const start = view.seating.start;
    if (start && start.seats.length > 0) this.#change({ listed: start.players, seats: start.seats, commitments: start.commitments });
  }

  /** What a client does of itself for the next start: binds itself, or reveals what is on the fixed list. */
  answer(view: Watched, seat: Seat | null, fresh: () => string): CommitNonce | RevealNonce | null {
    const seen = this.#open;
    const chair = seat === null ? undefined : view.seating.chairs[seat];
    if (!seen || seat === null || !chair || chair.left || chair.bot || seen.seed !== view.commitment) return null;
    if (view.phase !== "lobby" && view.phase !== "pause") return null;
    const start = view.seating.start;
    if (start && start.seats.length > 0) {
      const i = start.seats.indexOf(seat);
      if (i < 0 || !seen.nonce || this.#shown === seen.nonce || start.nonces[i] !== "") return null;
      if (start.commitments[i] !== commitmentTo(seen.nonce) || start.commitments.join() !== seen.commitments.join()) return null;
      this.#shown = seen.nonce;
      return { type: "RevealNonce", nonce: seen.nonce };
    }
    if (chair.committed || seen.nonce) return null;
    const nonce = fresh();
    this.store.put(seen.seed, nonce);
    this.#change({ nonce });
    return { type: "CommitNonce", commitment: commitmentTo(nonce), seed: seen.seed };
  }

  /** An event, and the view before it. */
  sees(view: Watched, event: CardEvent | DiceEvent, seat: Seat | null): void {
    const chair = seat === null ? undefined : view.seating.chairs[seat];
    const here = chair !== undefined && !chair.away && !chair.left;
    switch (event.type) {
      case "SeedCommitted":
        this.#open = this.#begin(event.commitment);
        break;
      case "CommitmentsFixed":
        this.#change({ listed: event.players, seats: event.seats, commitments: event.commitments, present: here });
        break;
      case "NonceMissed":
        if (event.seat === seat) this.#missed(seat);
        break;
      case "StartVoided":
        if (event.seed) this.#open = null;
        break;
      case "DealStarted":
      case "DiceGameStarted":
        this.#change({ players: event.players, nonces: event.nonces });
        if (this.#open?.commitments.length === 0) this.#change({ present: here && !chair.excused });
        if (event.type === "DealStarted") this.#draw({ kind: "shuffle", items: deckOf(view.rules), drawn: event.layout.filter((card) => card !== null) });
        break;
      case "SetTaken":
      case "CardsAdded":
        this.#seeCards(event.dealt.flatMap((slot) => event.layout[slot] ?? []));
        break;
      case "DiceDrawn":
        this.#draw({ kind: "shuffle", items: view.bag ?? [], drawn: [...event.draws.flatMap((draw) => draw.dice), ...event.bag] });
        break;
      case "DiceRolled": {
        const drawn = event.rolls.flatMap((roll) => roll.dice.map(({ die, face }) => (face === null ? -1 : (chance.faces[die] ?? []).indexOf(face))));
        this.#draw({ kind: "roll", items: drawn.map(() => SIDES), drawn });
        break;
      }
      case "DealEnded":
      case "DealVoided":
      case "DiceGameEnded":
      case "DiceGameVoided":
        this.#reveal(event.seed, seat);
        break;
      case "TableClosed":
        if (view.phase !== "lobby" && view.phase !== "pause") this.#reveal(event.seed, seat);
        break;
    }
  }

  /** What was seen so far, to be kept and held against the log later. */
  receipt(table: string, game: string, seat: Seat | null): object {
    const underWay = this.#open && this.#open.players.length > 0 ? [this.#open] : [];
    return { tercet_receipt: 1, table, game, seat, dealings: [...this.dealings, ...underWay] };
  }

  #begin(seed: string): Dealing {
    return { ...EMPTY, seed, nonce: this.store.get(seed) };
  }

  #missed(seat: Seat): void {
    const seen = this.#open;
    if (!seen?.nonce || seen.commitments.length === 0) return;
    if (onList(seen).get(seat) !== commitmentTo(seen.nonce)) this.#wronged = true;
  }

  #seeCards(cards: readonly number[]): void {
    const first = this.#open?.draws[0];
    if (first) this.#change({ draws: [{ ...first, drawn: [...first.drawn, ...cards] }] });
  }

  #draw(draw: Draw): void {
    if (this.#open && this.#open.players.length > 0) this.#change({ draws: [...this.#open.draws, draw] });
  }

  #reveal(seed: string, seat: Seat | null): void {
    const seen = this.#open;
    this.#open = null;
    if (!seen || seen.players.length === 0) return;
    const verdict = judge(seen, seed, seat);
    const unasked = this.#wronged && !verdict.problems.includes("unasked");
    this.verdict = unasked ? { ...verdict, problems: [...verdict.problems, "unasked"] } : verdict;
    this.#wronged = false;
    this.dealings.push(seen);
  }

  #change(changes: Partial<Dealing>): void {
    if (this.#open) this.#open = { ...this.#open, ...changes };
  }
}
