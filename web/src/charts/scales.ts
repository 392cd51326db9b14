/** Steps between ticks that are easy to read, times a power of ten; time uses seconds and minutes. */
const STEPS = [1, 2, 5, 10] as const;
const TIME_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 86400] as const;

/** Returns round numbers from 0 to at least `most`, in at most `count` steps of at least `least`. */
export function ticks(most: number, count = 4, least = 0): number[] {
  if (!(most > 0)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most / count));
  const step = Math.max(least, (STEPS.find((factor) => factor * power * count >= most) ?? 10) * power);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}

/** Returns round times from 0 to at most `length` milliseconds, in at most `count` steps; the last may fall short of the end. */
export function timeTicks(length: number, count = 6): number[] {
  const seconds = Math.max(length, 1) / 1000;
  const step = TIME_STEPS.find((one) => one * count >= seconds) ?? Math.ceil(seconds / count);
  return Array.from({ length: Math.floor(seconds / step) + 1 }, (_, i) => i * step * 1000);
}

/** Returns the position of a value between `least` and `most`, from 0 to 100 per cent. */
export function percent(value: number, most: number, least = 0): number {
  if (!(most > least)) return 0;
  return Math.round(Math.min(Math.max((value - least) / (most - least), 0), 1) * 10_000) / 100;
}

/** Assigns each span a row, in the order given, so that spans in a row don't overlap. */
export function packed(spans: readonly { readonly from: number; readonly to: number }[]): number[] {
  const ends: number[] = [];
  const rows = new Array<number>(spans.length).fill(0);
  [...spans.keys()]
    .sort((a, b) => (spans[a]?.from ?? 0) - (spans[b]?.from ?? 0))
    .forEach((i) => {
      const span = spans[i];
      if (!span) return;
      const free = ends.findIndex((end) => end <= span.from);
      const row = free < 0 ? ends.length : free;
      ends[row] = span.to;
      rows[i] = row;
    });
  return rows;
}

/** Space that a mark takes on a line, in widths of a mark. */
const MARK = 1.1;

/**
 * Assigns each mark to a row of its line, so none overlap; `lines` has the place of each mark, from 0 to 1. Makes the
 * lines as short as possible with two rows each, from `least` to `most` marks long.
 */
export function spread(lines: readonly (readonly number[])[], least: number, most: number): { readonly width: number; readonly rows: readonly (readonly number[])[] } {
  for (let width = least; ; width = Math.min(1.25 * width, most)) {
    const rows = lines.map((places) => packed(places.map((place) => ({ from: place * width - MARK / 2, to: place * width + MARK / 2 }))));
    if (width >= most || rows.flat().every((row) => row < 2)) return { width, rows };
  }
}

/** Picks at most `most` indices from 0 to n - 1, evenly spaced and including both ends, for the labels of an axis. */
export function labelled(n: number, most: number): Set<number> {
  const count = Math.min(n, most);
  return new Set(Array.from({ length: count }, (_, i) => (count > 1 ? Math.round((i * (n - 1)) / (count - 1)) : n - 1)));
}
