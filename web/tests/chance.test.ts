import { createHash, createHmac } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromHex, hmac, sha256, toHex } from "../src/chance/sha256";
import { type Watched, Witness } from "../src/chance/witness";
import { applyToCards } from "../src/game/cards";
import { applyToDice } from "../src/game/dice";
import type { CardEvent } from "../src/made/cardevents";
import type { View } from "../src/made/cardgame";
import type { DiceEvent } from "../src/made/diceevents";
import type { DiceView } from "../src/made/dicegame";

const FOLDER = join(import.meta.dirname, "../../tests/golden");
const NOWHERE = { get: () => "", put: () => undefined };

interface Golden {
  readonly game: "cards" | "dice";
  readonly readers: readonly { readonly seat: number | null; readonly start: Watched; readonly events: readonly (CardEvent | DiceEvent)[] }[];
}

describe("our own SHA-256", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("is SHA-256 for %i bytes", (length) => {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7) & 255);
    expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    const key = fromHex("ab".repeat(32));
    expect(toHex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  });
});

/** What somebody who sees these events says at the end, and how many deals they could check. */
function watched(golden: Golden, reader: Golden["readers"][number], tamper: (event: CardEvent | DiceEvent) => CardEvent | DiceEvent = (event) => event): Witness {
  const witness = new Witness(NOWHERE);
  let view = reader.start;
  for (const event of reader.events.map(tamper)) {
    witness.sees(view, event, reader.seat);
    view = golden.game === "cards" ? applyToCards(view as View, event as CardEvent) : applyToDice(view as DiceView, event as DiceEvent);
  }
  return witness;
}

describe("the chance of golden games", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  const read = (file: string): Golden => JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Golden;

  it.each(files)("is verified in %s by everyone who sees it", (file) => {
    const golden = read(file);
    for (const reader of golden.readers) {
      const { verdict, dealings } = watched(golden, reader);
      expect(verdict?.problems).toEqual([]);
      expect(dealings.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["another seed", { seed: "77".repeat(32) }, ["DealEnded", "DiceGameEnded"], ["seed", "order"]],
    ["another nonce", { nonces: ["ab".repeat(16), "", "", ""] }, ["DealStarted", "DiceGameStarted"], ["order"]],
    ["another list", { commitments: ["ab".repeat(32), "cd".repeat(32), "ef".repeat(32)] }, ["CommitmentsFixed"], ["nonces"]],
  ])("does not fit with %s", (_, change, types, problems) => {
    for (const file of ["cards-es.json", "dice-agreed.json"]) {
      const golden = read(file);
      if (!golden.readers[2]?.events.some((event) => types.includes(event.type))) continue;
      const last = watched(golden, golden.readers[2], (event) => (types.includes(event.type) ? ({ ...event, ...change }) : event));
      expect(last.verdict?.problems).toEqual(expect.arrayContaining(problems));
    }
  });
});
