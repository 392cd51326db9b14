/** How cards are arranged on a surface: which way the rectangle is turned, and how large the cards are. */
export interface Arrangement {
  readonly columns: number;
  readonly rows: number;
  /** The rectangle is on its side: three to a row instead of three to a column. */
  readonly across: boolean;
  /** The cards are upright. */
  readonly standing: boolean;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly gap: number;
  readonly width: number;
  readonly height: number;
}

export interface Surface {
  readonly width: number;
  readonly height: number;
}

export type Orientation = "auto" | "lying" | "standing";

const THREE = 3;
const RATIO = 3 / 2;

/**
 * The arrangement with the largest cards. It is chosen for the layout as dealt and the next larger one together,
 * so that more cards never turn the table round: they only make it grow. The larger one counts a little more: that is
 * where room is short, and on a phone cards that lie flat keep their size there and use the whole width.
 */
export function arrange(count: number, dealt: number, surface: Surface, orientation: Orientation = "auto"): Arrangement {
  const ways = [false, true].flatMap((across) =>
    [false, true]
      .filter((standing) => orientation === "auto" || standing === (orientation === "standing"))
      .map((standing) => ({ across, standing })),
  );
  const worth = ways.map(
    ({ across, standing }) =>
      0.45 * place(dealt, surface, across, standing).cardWidth * (standing ? RATIO : 1) +
      0.55 * place(dealt + THREE, surface, across, standing).cardWidth * (standing ? RATIO : 1),
  );
  const best = ways[worth.indexOf(Math.max(...worth))] ?? { across: false, standing: false };
  return place(Math.max(count, dealt), surface, best.across, best.standing);
}

/** The upper left corner of a slot's card. Slots are counted column by column, three to a column. */
export function corner(slot: number, arrangement: Arrangement): { x: number; y: number } {
  const { column, row } = cell(slot, arrangement.across);
  return {
    x: column * (arrangement.cardWidth + arrangement.gap),
    y: row * (arrangement.cardHeight + arrangement.gap),
  };
}

export function cell(slot: number, across: boolean): { column: number; row: number } {
  const [long, short] = [Math.floor(slot / THREE), slot % THREE];
  return across ? { column: short, row: long } : { column: long, row: short };
}

/** The slot in a cell; it need not hold a card. */
export function slotAt(column: number, row: number, across: boolean): number {
  return across ? row * THREE + column : column * THREE + row;
}

function place(count: number, surface: Surface, across: boolean, standing: boolean): Arrangement {
  const long = Math.max(1, Math.ceil(count / THREE));
  const [columns, rows] = across ? [THREE, long] : [long, THREE];
  const gap = Math.round(Math.min(20, Math.max(6, Math.min(surface.width, surface.height) * 0.016)));
  const ratio = standing ? 1 / RATIO : RATIO;
  const widest = (surface.width - (columns - 1) * gap) / columns;
  const highest = (surface.height - (rows - 1) * gap) / rows;
  const cardWidth = Math.max(0, Math.floor(Math.min(widest, highest * ratio)));
  const cardHeight = Math.round(cardWidth / ratio);
  return {
    columns,
    rows,
    across,
    standing,
    cardWidth,
    cardHeight,
    gap,
    width: columns * cardWidth + (columns - 1) * gap,
    height: rows * cardHeight + (rows - 1) * gap,
  };
}
