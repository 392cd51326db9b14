import { LETTERS, THIRDS } from "../generated/thirds";

export type Triple = readonly [number, number, number];

/** Returns every SET among some cards, once each: looked up in Python's table, not computed here. */
export function setsAmong(cards: readonly number[]): Triple[] {
  const places = new Map(cards.map((card, i) => [card, i]));
  const found: Triple[] = [];
  cards.forEach((a, i) => {
    const row = THIRDS[a] ?? "";
    for (let j = i + 1; j < cards.length; j++) {
      const b = cards[j] ?? 0;
      const c = LETTERS.indexOf(row.charAt(b));
      if ((places.get(c) ?? -1) > j) found.push([a, b, c]);
    }
  });
  return found;
}
