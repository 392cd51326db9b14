import { cell, rowsOf } from "./arrange";
import type { BoardArea } from "./board_area.svelte";

/** Columns and rows that each arrow key moves. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Tracks which card has the keyboard focus: one is in the tab order, and the arrow keys reach all others. */
export class BoardFocus {
  /** The slot focused last; its card may be gone. */
  slot = $state(0);
  /** The slot in the tab order: the one focused last, or the nearest that has a card. */
  readonly reachable: number = $derived.by(() => {
    const held = this.slots()[this.slot];
    return held === null || held === undefined ? this.#nearest() : this.slot;
  });

  constructor(
    private readonly slots: () => readonly (number | null)[],
    private readonly area: () => BoardArea,
  ) {}

  /** Returns the nearest card in the direction of an arrow key, skipping gaps, or the first or last of the row; every card can be reached from any other. */
  ahead(key: string): { card: number; slot: number } | null {
    if (key === "Home" || key === "End") return this.#endOfRow(key);
    const step = STEPS[key];
    if (!step) return null;
    const here = this.#cell(this.reachable);
    const sideways = step[0] !== 0;
    const ahead = this.slots().flatMap((card, slot) => {
      const at = this.#cell(slot);
      const far = (at.column - here.column) * step[0] + (at.row - here.row) * step[1];
      const beside = Math.abs(sideways ? at.row - here.row : at.column - here.column);
      return card === null || far <= 0 ? [] : [{ card, slot, order: sideways ? [beside, far] : [far, beside] }];
    });
    return ahead.reduce<(typeof ahead)[number] | null>((best, one) => {
      const [first = 0, second = 0] = one.order;
      const [bestFirst = 0, bestSecond = 0] = best?.order ?? [Infinity];
      return first < bestFirst || (first === bestFirst && second < bestSecond) ? one : best;
    }, null);
  }

  #endOfRow(key: "Home" | "End"): { card: number; slot: number } | null {
    const slots = this.slots();
    const row = rowsOf(slots.length, this.area().arrangement)[this.#cell(this.reachable).row] ?? [];
    const cards = row.flatMap((slot) => {
      const card = slots[slot];
      return card === null || card === undefined ? [] : [{ card, slot }];
    });
    return cards.at(key === "Home" ? 0 : -1) ?? null;
  }

  /** Returns the nearest slot with a card; -1 if there is none. */
  #nearest(): number {
    const from = this.#cell(this.slot);
    const far = (slot: number): number => {
      const to = this.#cell(slot);
      return Math.abs(to.column - from.column) + Math.abs(to.row - from.row);
    };
    return this.slots().reduce<number>((best, card, slot) => (card !== null && (best < 0 || far(slot) < far(best)) ? slot : best), -1);
  }

  #cell(slot: number): { column: number; row: number } {
    return cell(slot, this.area().arrangement);
  }
}
