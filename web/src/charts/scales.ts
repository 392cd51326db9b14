/** The steps between ticks that people read easily, times powers of ten; those of time are seconds and minutes. */
const STEPS = [1, 2, 5, 10] as const;
const TIME_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 86400] as const;

/** Round numbers from 0 to at least `most`, at most `count` steps. */
export function ticks(most: number, count = 4): number[] {
  if (!(most > 0)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most / count));
  const step = (STEPS.find((factor) => factor * power * count >= most) ?? 10) * power;
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}

/** Round moments from 0 up to `length` milliseconds, at most `count` steps; the last may lie before the end. */
export function timeTicks(length: number, count = 6): number[] {
  const seconds = Math.max(length, 1) / 1000;
  const step = TIME_STEPS.find((one) => one * count >= seconds) ?? Math.ceil(seconds / count);
  return Array.from({ length: Math.floor(seconds / step) + 1 }, (_, i) => i * step * 1000);
}

/** How far along a value lies, in per cent; never outside. */
export function percent(value: number, most: number, least = 0): number {
  if (!(most > least)) return 0;
  return Math.round(Math.min(Math.max((value - least) / (most - least), 0), 1) * 10_000) / 100;
}

/** Where each of some spans goes, so that those in one row do not overlap: the row of each, in the order given. */
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

/** Some of the places 0 to n - 1, evenly spaced, both ends among them: which labels of an axis are written. */
export function labelled(n: number, most: number): Set<number> {
  const count = Math.min(n, most);
  return new Set(Array.from({ length: count }, (_, i) => (count > 1 ? Math.round((i * (n - 1)) / (count - 1)) : n - 1)));
}
