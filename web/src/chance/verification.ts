import chance from "../generated/chance.json";
import type { CommitNonce, RevealNonce, Seat, Seating } from "../generated/table";
import type { AnyEvent } from "../generated/wire";
import { isAskedAgain, mayWithhold } from "../games/seating";
import { type ChanceVerdict, type Dealing, type DrawSeen, type Problem, type VoidStartSeen, judge } from "./verdict";
import { commitmentTo } from "./sha256";

/** The parts of a view that the verifier needs. */
export interface VerifiableView {
  readonly phase: string;
  readonly commitment: string;
  readonly seating: Seating;
  readonly rules: { readonly edition?: string; readonly revision: number; readonly deck?: string; readonly way?: string; readonly date?: string };
  readonly pile_count?: number;
  readonly bag?: readonly number[];
  readonly layout?: readonly (number | null)[];
  /** Only in the dice game; includes their dice. */
  readonly players?: readonly object[];
}

/** Stores the nonce for each seed across reloads. */
export interface NonceStore {
  get(seed: string): { readonly nonce: string; readonly list: string };
  put(seed: string, nonce: string, list: string): void;
}

const EMPTY = { nonce: "", present: false, seat: null, seats: [], commitments: [], listed: [], players: [], nonces: [], draws: [], void_starts: [] };
const SIDES = 6;
/** A value that no shuffle or roll can produce. */
const NEVER = -1;
const UNSEEN: ChanceVerdict = { problems: [], own: false, alone: false, seated: false, complete: false, late: false, voidStarts: [] };

const decks: Readonly<Record<string, readonly number[]>> = chance.decks;

/** Whether found cards stay on the board. */
function staysWhole(view: VerifiableView): boolean {
  return view.rules.way === "all";
}

function deckOf(rules: VerifiableView["rules"]): readonly number[] {
  return decks[rules.deck ?? ""] ?? [];
}

/** Watches a table's events and records what is needed to check its draws. */
export class ChanceVerifier {
  verdict: ChanceVerdict | null = null;
  readonly dealings: Dealing[] = [];
  #open: Dealing | null = null;
  /** The list for which this client revealed its nonce; no other list is allowed with that seed. */
  #shown = "";
  /** The commitment or nonce sent last, unless it was refused. */
  #sent = "";
  /** Whether this client contributes nonces; if so, no deal may start without asking for one. */
  #contributes = false;
  /** Whether part of this deal was missed. */
  #cut = false;
  /** The commitment in force when this client joined a deal; the table must not change it. */
  #rejoined = "";
  /** Mismatches found before the seed was revealed. */
  #faults: Problem[] = [];
  /** Void starts since the last deal. */
  #voidStarts: readonly VoidStartSeen[] = [];
  /** Whether this client revealed its nonce for a start whose outcome it does not know. */
  #gap = false;
  /** Whether this deal began before any commitment had reached the table. */
  #late = false;

  constructor(
    private readonly store: NonceStore,
  ) {}

  /** Starts or resumes watching from a view: a table's first, or a later one after missed events. */
  startFrom(view: VerifiableView): void {
    const between = (view.phase === "lobby" || view.phase === "pause") && view.commitment !== "";
    this.#rejoinStarts(view.seating, view.commitment);
    if (this.#open?.seed !== view.commitment) {
      this.#begin(between ? view.commitment : null);
      this.#faults = [];
    }
    this.#cut = !between;
    this.#rejoined = between ? "" : view.commitment;
    if (!between && view.phase !== "over") this.verdict = null;
    this.#sent = "";
    const start = view.seating.start;
    if (start && start.seats.length > 0) this.#list({ listed: start.players, seats: start.seats, commitments: start.commitments });
  }

  /** Returns what to send automatically for the next start: a commitment, or the nonce for the fixed list. */
  answer(view: VerifiableView, seat: Seat | null, fresh: () => string): CommitNonce | RevealNonce | null {
    const seen = this.#open;
    const chair = seat === null ? undefined : view.seating.chairs[seat];
    if (!seen || seat === null || !chair || chair.left || chair.bot || seen.seed !== view.commitment) return null;
    if (view.phase !== "lobby" && view.phase !== "pause") return null;
    this.#contributes = true;
    const start = view.seating.start;
    if (start && start.seats.length > 0) {
      const i = start.seats.indexOf(seat);
      if (i < 0 || !seen.nonce || this.#sent === seen.nonce || start.nonces[i] !== "") return null;
      if (start.commitments[i] !== commitmentTo(seen.nonce) || start.commitments.join() !== seen.commitments.join()) return null;
      this.#sent = seen.nonce;
      this.#shown = seen.commitments.join();
      this.store.put(seen.seed, seen.nonce, this.#shown);
      return { type: "RevealNonce", nonce: seen.nonce };
    }
    const nonce = seen.nonce || fresh();
    if (!seen.nonce) this.store.put(seen.seed, nonce, "");
    this.#change({ nonce, seat });
    const commitment = commitmentTo(nonce);
    if (chair.committed === commitment || this.#sent === commitment) return null;
    // sent again after leaving and returning, and to replace another device's commitment
    this.#sent = commitment;
    return { type: "CommitNonce", commitment, seed: seen.seed };
  }

  /** Called when the last message was refused; it is sent again at the next opportunity. */
  refused(): void {
    this.#sent = "";
  }

  /** Records an event, given the view before it. */
  observe(view: VerifiableView, event: AnyEvent, seat: Seat | null): void {
    const here = mustBeAsked(view.seating, seat);
    switch (event.type) {
      case "SeedCommitted":
        // a new seed may replace a revealed one; replacing a secret one would mean choosing late
        if (this.#open && this.#open.seed !== event.commitment) this.#faults.push("seed");
        this.#begin(event.commitment);
        break;
      case "PlayerLeft":
        if (event.seat === seat) this.#sent = "";
        break;
      case "PlayerBack":
      case "PlayerReturned":
        if (event.seat === seat && isAskedAgain(view.seating, seat) && !event.asked) this.#faults.push("unasked");
        break;
      case "CommitmentsFixed":
        this.#list({ listed: event.players, seats: event.seats, commitments: event.commitments, present: here, seat });
        break;
      case "NonceMissed":
        if (event.seat === seat && this.#open?.nonce && !keptWaiting(view.seating, seat, commitmentTo(this.#open.nonce)))
          this.#faults.push("unasked");
        break;
      case "StartVoided":
        if (event.seed && this.#open && commitmentTo(event.seed) !== this.#open.seed) this.#faults.push("seed");
        this.#seeVoidStart(view.seating, event.seed);
        if (event.seed) this.#open = null;
        this.#sent = "";
        break;
      case "DealStarted":
      case "DiceGameStarted":
        this.#change({ players: event.players, nonces: event.nonces, void_starts: this.#voidStarts });
        this.#voidStarts = [];
        if (this.#open?.commitments.length === 0) {
          // before the first commitment arrives, a table deals without asking anybody
          const asks = view.seating.provable || event.nonces.some((nonce) => nonce !== "");
          this.#change({ present: here && asks, seat });
          this.#late = here && this.#contributes && !asks;
          if (here && this.#contributes && asks) this.#faults.push("unasked");
        }
        this.verdict = null;
        if (event.type === "DealStarted") this.#draw({ kind: "shuffle", items: deckOf(view.rules), drawn: event.layout.filter((card) => card !== null) });
        break;
      case "SetTaken":
      case "CardsAdded":
        this.#seeCards(newCards(view.layout ?? [], event.layout, event.dealt, event.type === "SetTaken" && !staysWhole(view) ? event.cards : []));
        break;
      case "BoardLaid":
        this.#seeCards(event.layout.map((card) => card ?? NEVER));
        break;
      case "CardNamed":
        this.#seeCards([event.card]);
        break;
      case "DiceDrawn": {
        const items = view.bag ?? [];
        const dice = event.draws.flatMap((draw) => draw.dice);
        const whole = dice.length > 0 && dice.length + event.bag.length === items.length;
        this.#draw({ kind: "shuffle", items, drawn: whole ? [...dice, ...event.bag] : [NEVER] });
        break;
      }
      case "DiceRolled": {
        const sides = event.rolls.flatMap((roll) => roll.dice.map(({ die, face }) => (face === null ? NEVER : (chance.faces[die] ?? []).indexOf(face))));
        const drawn = areHeld(view, event.rolls) ? sides : [NEVER];
        this.#draw({ kind: "roll", items: drawn.map(() => SIDES), drawn });
        break;
      }
      case "DealEnded":
        // the unseen card is the last of the shuffle; unless the pile was played out, its place is unknown
        if (event.hidden !== null && view.pile_count === 0) this.#seeCards([event.hidden]);
        this.#reveal(event.seed, seat);
        break;
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

  /** Returns everything seen so far, to be saved and compared with the log later. */
  receipt(table: string, game: string, seat: Seat | null): object {
    const underWay = this.#open && this.#open.players.length > 0 ? [this.#open] : [];
    return { tercet_receipt: 1, table, game, seat, dealings: [...this.dealings, ...underWay] };
  }

  #begin(seed: string | null): void {
    const kept = seed === null ? { nonce: "", list: "" } : this.store.get(seed);
    this.#open = seed === null ? null : { ...EMPTY, seed, nonce: kept.nonce };
    this.#shown = kept.list;
    this.#sent = "";
    this.#cut = false;
  }

  /** Records the list that nonces are revealed for; once this client's nonce is out, no other list may replace it. */
  #list(changes: Partial<Dealing>): void {
    if (this.#shown === "" || this.#shown === changes.commitments?.join()) this.#change(changes);
    else this.#faults.push("list");
  }

  #seeCards(cards: readonly number[]): void {
    const first = this.#open?.draws[0];
    if (first && !this.#cut) this.#change({ draws: [{ ...first, drawn: [...first.drawn, ...cards] }] });
  }

  #draw(draw: DrawSeen): void {
    if (this.#open && this.#open.players.length > 0 && !this.#cut) this.#change({ draws: [...this.#open.draws, draw] });
  }

  #reveal(seed: string, seat: Seat | null): void {
    const seen = this.#open;
    const kept = this.#rejoined === "" || commitmentTo(seed) === this.#rejoined;
    this.verdict = kept ? UNSEEN : { ...UNSEEN, problems: ["seed"] };
    if (seen && seen.players.length > 0) {
      const found = judge(seen, seed, seat);
      this.verdict = { ...found, problems: [...new Set([...found.problems, ...this.#faults])], complete: !this.#cut && !this.#gap && !this.#late, late: this.#late };
      this.dealings.push(seen);
    }
    this.#open = null;
    this.#faults = [];
    this.#cut = false;
    this.#rejoined = "";
    this.#gap = false;
    this.#late = false;
  }

  /** Adopts the table's list of void starts; a start missing from it may have been followed by a deal, or is being hidden. */
  #rejoinStarts(seating: Seating, commitment: string): void {
    const known = this.#voidStarts.map((start) => commitmentTo(start.seed));
    const open = this.#open;
    if (open && open.players.length === 0 && this.#shown !== "" && open.seed !== commitment) known.push(open.seed);
    this.#voidStarts = seating.void_starts.map(({ seed, seats }) => seenStart(seating, seed, seats));
    const listed = new Set(this.#voidStarts.map((start) => commitmentTo(start.seed)));
    if (!known.every((seed) => listed.has(seed))) this.#gap = true;
  }

  /** Records a start that became void after its list was fixed, if anybody, including this client, had revealed a nonce. */
  #seeVoidStart(seating: Seating, seed: string): void {
    const start = seating.start;
    if (!start || start.seats.length === 0) return;
    if (this.#shown === "" && start.nonces.every((nonce) => nonce === "")) return;
    const withheld = start.seats.filter((_, i) => start.nonces[i] === "");
    this.#voidStarts = [...this.#voidStarts, seenStart(seating, seed, withheld)];
  }

  #change(changes: Partial<Dealing>): void {
    if (this.#open) this.#open = { ...this.#open, ...changes };
  }
}

function seenStart({ chairs }: Seating, seed: string, seats: readonly Seat[]): VoidStartSeen {
  return { seed, seats, names: seats.map((seat) => chairs[seat]?.name ?? "") };
}

/** Whether a start has to wait for this client: its player is present, and no start has waited for it in vain (P1). */
function mustBeAsked(seating: Seating, seat: Seat | null): boolean {
  const chair = seat === null ? undefined : seating.chairs[seat];
  return seat !== null && chair !== undefined && !chair.away && !chair.left && !chair.excused && mayWithhold(seating, seat);
}

/** Whether the table may claim that this seat's commitment (or, once the list is fixed, its nonce) is missing. */
function keptWaiting({ start, chairs }: Seating, seat: Seat, mine: string): boolean {
  // the table never had it: another device of this player had committed, or it came too late
  if (chairs[seat]?.committed !== mine) return true;
  if (!start || start.seats.length === 0) return false;
  const i = start.seats.indexOf(seat);
  return start.commitments[i] === mine && start.nonces[i] === "";
}

/** Returns the cards dealt from the pile, in order; all other cards must have been there before. */
function newCards(
  before: readonly (number | null)[],
  after: readonly (number | null)[],
  dealt: readonly number[],
  taken: readonly number[],
): number[] {
  const cards = (all: readonly (number | null)[]): string => all.filter((card) => card !== null).sort((a, b) => a - b).join();
  const stayed = cards(before.filter((card) => card === null || !taken.includes(card)));
  if (cards(after.filter((_, slot) => !dealt.includes(slot))) !== stayed) return [NEVER];
  return dealt.map((slot) => after[slot] ?? NEVER);
}

/** Whether every rolled die was in its player's hand; any other roll would use up a draw unseen. */
function areHeld(view: VerifiableView, rolls: readonly { readonly seat: Seat; readonly dice: readonly { readonly die: number }[] }[]): boolean {
  const rolled = rolls.flatMap(({ seat, dice }) => dice.map(({ die }) => ({ seat, die })));
  const players = (view.players ?? []) as readonly { readonly dice?: readonly { readonly die: number }[] }[];
  const held = rolled.every(({ seat, die }) => players[seat]?.dice?.some((one) => one.die === die));
  return rolled.length > 0 && held && new Set(rolled.map(({ die }) => die)).size === rolled.length;
}
