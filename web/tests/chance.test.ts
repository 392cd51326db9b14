import { createHash, createHmac } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromHex, hmac, sha256, toHex } from "../src/chance/sha256";
import { finding } from "../src/chance/verdict";
import { ChanceVerifier, type NonceStore, type VerifiableView } from "../src/chance/verification";
import { applyToCards } from "../src/games/cards/projection";
import { applyToDice } from "../src/games/dice/projection";
import type { CardEvent } from "../src/generated/cardevents";
import type { CardView } from "../src/generated/cardgame";
import type { DiceEvent } from "../src/generated/diceevents";
import type { DiceView } from "../src/generated/dicegame";

const FOLDER = join(import.meta.dirname, "../../tests/golden");
const NOWHERE: NonceStore = { get: () => ({ nonce: "", list: "" }), put: () => undefined };

type AnyEvent = CardEvent | DiceEvent;

interface Golden {
  readonly game: "cards" | "dice";
  readonly readers: readonly { readonly seat: number | null; readonly start: VerifiableView; readonly events: readonly (CardEvent | DiceEvent)[] }[];
}

describe("our own SHA-256", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("is SHA-256 for %i bytes", (length) => {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7) & 255);
    expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    const key = fromHex("ab".repeat(32));
    expect(toHex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  });
});

/** The final verdict of a client that saw these events, and the number of deals it could check. */
function watched(
  golden: Golden,
  reader: Golden["readers"][number],
  tamper: (event: AnyEvent) => AnyEvent | readonly AnyEvent[] = (event) => event,
  store: NonceStore = NOWHERE,
): ChanceVerifier {
  const verifier = new ChanceVerifier(store);
  let view = reader.start;
  for (const event of reader.events.flatMap(tamper)) {
    verifier.observe(view, event, reader.seat);
    view = golden.game === "cards" ? applyToCards(view as CardView, event as CardEvent) : applyToDice(view as DiceView, event as DiceEvent);
  }
  return verifier;
}

describe("the chance of golden games", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  const read = (file: string): Golden => JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Golden;

  it.each(files)("is verified in %s by everyone who sees it", (file) => {
    const golden = read(file);
    for (const reader of golden.readers) {
      const { verdict, dealings } = watched(golden, reader);
      expect(verdict).toMatchObject({ problems: [], complete: true });
      expect(verdict && finding(verdict)).toBe(file === "dice-void-starts.json" ? "voided" : "verified");
      expect(dealings.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["another seed", { seed: "77".repeat(32) }, ["DealEnded", "DiceGameEnded"], ["seed", "order"]],
    ["another nonce", { nonces: ["ab".repeat(16), "", "", ""] }, ["DealStarted", "DiceGameStarted"], ["nonces", "order"]],
    ["another list", { commitments: ["ab".repeat(32), "cd".repeat(32), "ef".repeat(32)] }, ["CommitmentsFixed"], ["nonces"]],
  ])("does not fit with %s", (_, change, types, problems) => {
    for (const file of ["cards-es.json", "dice-agreed.json"]) {
      const golden = read(file);
      if (!golden.readers[2]?.events.some((event) => types.includes(event.type))) continue;
      const last = watched(golden, golden.readers[2], (event) => (types.includes(event.type) ? ({ ...event, ...change }) : event));
      expect(last.verdict?.problems).toEqual(expect.arrayContaining(problems));
    }
  });

  const started = (event: AnyEvent): event is AnyEvent & { nonces: string[]; players: number[] } =>
    event.type === "DealStarted" || event.type === "DiceGameStarted";
  const several = ["cards-nonces.json", "cards-es.json", "dice-mixed.json", "dice-two.json"];
  const changed = (event: AnyEvent, change: object): AnyEvent => ({ ...event, ...change });

  it.each([
    ["a nonce in another spelling", "nonces", (event: AnyEvent) => (started(event) ? changed(event, { nonces: event.nonces.map((nonce) => nonce.toUpperCase()) }) : event)],
    ["a nonce too many", "list", (event: AnyEvent) => (started(event) ? changed(event, { nonces: [...event.nonces, "ab".repeat(16)] }) : event)],
    ["a seat twice", "list", (event: AnyEvent) => (started(event) ? changed(event, { players: [...event.players, 0], nonces: [...event.nonces, "ab".repeat(16)] }) : event)],
    ["another seed while the first is secret", "seed", (event: AnyEvent) => (started(event) ? [changed(event, { type: "SeedCommitted", commitment: "ab".repeat(32) }), event] : event)],
    ["rolls that nobody sees", "order", (event: AnyEvent) => (event.type === "DiceRolled" ? [changed(event, { rolls: [] }), event] : event)],
    ["cards that change outside the new slots", "order", (event: AnyEvent) => {
      if (event.type !== "SetTaken" && event.type !== "CardsAdded") return event;
      const slot = event.layout.findIndex((card, i) => card !== null && !event.dealt.includes(i));
      return changed(event, { layout: event.layout.map((card, i) => (i === slot ? 80 - (card ?? 0) : card)) });
    }],
  ] as const)("does not fit with %s", (_, problem, tamper) => {

    const found = several.map((file) => {
      const golden = read(file);
      const reader = golden.readers[0];
      if (!reader) throw new Error("nobody reads it");
      return watched(golden, reader, tamper).verdict?.problems ?? [];
    });
    expect(found.some((problems) => problems.includes(problem))).toBe(true);
  });

  it("accepts no other list once one's own nonce is out, in this page or before it was loaded again", () => {
    const golden = read("cards-nonces.json");
    const reader = golden.readers[0];
    const fixed = reader?.events.findLast((event) => event.type === "CommitmentsFixed");
    if (!reader || fixed?.type !== "CommitmentsFixed") throw new Error("there is no list");
    const shown: NonceStore = {
      get: (seed) => (seed === fixed.seed ? { nonce: "ab".repeat(32), list: fixed.commitments.join() } : { nonce: "", list: "" }),
      put: () => undefined,
    };
    const again = watched(golden, reader, (event) => (event === fixed ? [fixed, changed(fixed, { commitments: fixed.commitments.map(() => "cd".repeat(32)) })] : event), shown);
    expect(again.verdict?.problems).toContain("list");
  });

  it.each([
    ["was too late for the first start", false, false],
    ["knows that others were asked", true, true],
  ])("finds no fault if nobody is asked and this client %s", (_, provable, broken) => {
    const golden = read("cards-nonces.json");
    const reader = golden.readers[0];
    const start = reader?.events.findIndex(started) ?? -1;
    if (!reader || start < 0) throw new Error("there is no deal");
    const asks = ["NonceCommitted", "CommitmentsAwaited", "CommitmentsFixed", "NonceRevealed"];
    const verifier = new ChanceVerifier(NOWHERE);
    let view = reader.start;
    for (const event of reader.events.slice(0, start).filter(({ type }) => !asks.includes(type))) {
      verifier.observe(view, event, reader.seat);
      view = applyToCards(view as CardView, event as CardEvent);
    }
    expect(verifier.answer(view, reader.seat, () => "ab".repeat(32))).toMatchObject({ type: "CommitNonce" });
    view = { ...view, seating: { ...view.seating, provable } };
    for (const event of reader.events.slice(start)) {
      const told = started(event) ? changed(event, { nonces: event.nonces.map(() => "") }) : event;
      verifier.observe(view, told, reader.seat);
      view = applyToCards(view as CardView, told as CardEvent);
      if (verifier.verdict) break;
    }
    expect(verifier.verdict?.problems.includes("unasked")).toBe(broken);
    expect(verifier.verdict).toMatchObject({ late: !broken, complete: broken });
  });

  it("names who caused the void starts before a deal, by what was seen and not by what the table says", () => {
    const golden = read("dice-void-starts.json");
    const reader = golden.readers[0];
    if (!reader) throw new Error("there is a first reader");
    const { verdict, dealings } = watched(golden, reader, (event) => (event.type === "StartVoided" ? changed(event, { caused_by: [] }) : event));
    expect(verdict?.voidStarts.map(({ names }) => names)).toEqual([["Cem"], ["Bea"]]);
    expect(dealings[0]?.void_starts).toEqual(verdict?.voidStarts);
  });

  it("cannot be checked where a void start is hidden behind a lost connection", () => {
    const golden = read("dice-void-starts.json");
    const reader = golden.readers[0];
    if (!reader) throw new Error("there is a first reader");
    const voids = reader.events.flatMap((event, i) => (event.type === "StartVoided" ? [i] : []));
    for (const hidden of [true, false]) {
      const verifier = new ChanceVerifier(NOWHERE);
      let view = reader.start as DiceView;
      reader.events.forEach((event, i) => {
        verifier.observe(view, event, reader.seat);
        view = applyToDice(view, event as DiceEvent);
        if (i === (voids[1] ?? 0) + 1) verifier.startFrom(hidden ? { ...view, seating: { ...view.seating, void_starts: [] } } : view);
      });
      expect(verifier.verdict && finding(verifier.verdict)).toBe(hidden ? "unchecked" : "voided");
    }
  });

  it("cannot be checked by whoever was cut off in between, and says so", () => {
    const golden = read("cards-nonces.json");
    const reader = golden.readers[0];
    if (!reader) throw new Error("nobody reads it");
    const verifier = new ChanceVerifier(NOWHERE);
    let view = reader.start;
    for (const event of reader.events) {
      verifier.observe(view, event, reader.seat);
      view = applyToCards(view as CardView, event as CardEvent);
      if (event.type === "DealStarted") verifier.startFrom(view);
    }
    expect(verifier.verdict).toMatchObject({ problems: [], complete: false });
    expect(verifier.dealings.length).toBeGreaterThan(0);
  });

  it.each([[true, []], [false, ["seed"]]])("holds the table to its seed from the moment one came, as after a reload (%s)", (kept, problems) => {
    const reader = read("cards-nonces.json").readers[0];
    if (!reader) throw new Error("nobody reads it");
    let verifier = new ChanceVerifier(NOWHERE);
    let view = reader.start;
    for (const event of reader.events) {
      verifier.observe(view, event.type === "TableClosed" && !kept ? { ...event, seed: "ab".repeat(32) } : event, reader.seat);
      view = applyToCards(view as CardView, event as CardEvent);
      if (event.type !== "DealStarted") continue;
      verifier = new ChanceVerifier(NOWHERE);
      verifier.startFrom(view);
    }
    expect(verifier.verdict).toMatchObject({ problems, complete: false });
  });
});
