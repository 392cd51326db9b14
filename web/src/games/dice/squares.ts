import { COLUMNS } from "../../generated/faces";

/** Returns a square's position on the screen: column 0 on the left, line 0 at the top; the board's row 1 is at the bottom. */
export function placeOf(square: string, size: number): { column: number; line: number } {
  return { column: COLUMNS.indexOf(square.charAt(0)), line: size - Number(square.slice(1)) };
}

export function squareAt(column: number, line: number, size: number): string | null {
  if (column < 0 || line < 0 || column >= size || line >= size) return null;
  return `${COLUMNS.charAt(column)}${size - line}`;
}

export interface Box {
  readonly column: number;
  readonly line: number;
  readonly across: number;
  readonly down: number;
}

/** Returns the relevant part of the board: the dice and a margin around them, at least `least` squares wide. */
export function playArea(squares: readonly string[], size: number, margin = 2, least = 7): Box {
  const places = squares.map((square) => placeOf(square, size));
  const span = (values: readonly number[]): [number, number] => {
    const middle = (size - 1) / 2;
    let from = Math.min(middle, ...values) - margin;
    let to = Math.max(middle, ...values) + margin;
    const short = least - (to - from + 1);
    if (short > 0) [from, to] = [from - short / 2, to + short / 2];
    return [Math.max(0, Math.floor(from)), Math.min(size - 1, Math.ceil(to))];
  };
  const [left, right] = span(places.map((place) => place.column));
  const [top, bottom] = span(places.map((place) => place.line));
  return { column: left, line: top, across: right - left + 1, down: bottom - top + 1 };
}

/** Returns the part of the board to picture: the dice with a narrow margin, in as few squares as possible, so they are large. */
export function pictured(squares: readonly string[], size: number): Box {
  return squared(playArea(squares, size, 1, 5), size);
}

/** Extends a part to a square within the board, so a square picture shows only whole squares. */
function squared(box: Box, size: number): Box {
  const side = Math.min(size, Math.max(box.across, box.down));
  const from = (start: number, length: number): number => Math.max(0, Math.min(size - side, start - Math.floor((side - length) / 2)));
  return { column: from(box.column, box.across), line: from(box.line, box.down), across: side, down: side };
}
