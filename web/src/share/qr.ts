/** A QR code of a short text: byte mode, error correction M, versions 1 to 10 (ISO/IEC 18004). */

/** Per version: error correction bytes per block, then the data bytes of each block. */
const BLOCKS: readonly (readonly [number, ...number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules, true where dark; null where the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, ...data]) => sum(data) >= bytes.length + 2 + (data.length > 3 ? 1 : 0)) + 1;
  const blocks = BLOCKS[version - 1];
  if (!blocks) return null;
  const codewords = interleave(packed(bytes, version, sum(blocks.slice(1))), blocks);
  const candidates = MASKS.map((_, mask) => drawn(codewords, version, mask));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** The modules as the data of an SVG path, each module one unit wide. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

function packed(bytes: readonly number[], version: number, capacity: number): number[] {
  const bits = [...binary(4, 4), ...binary(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((byte) => binary(byte, 8))];
  bits.push(...Array.from({ length: Math.min(4, capacity * 8 - bits.length) }, () => 0));
  while (bits.length % 8 > 0) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let fill = 0xec; words.length < capacity; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

function interleave(data: readonly number[], [correction, ...sizes]: readonly [number, ...number[]]): number[] {
  let start = 0;
  const parts = sizes.map((size) => data.slice(start, (start += size)));
  const checks = parts.map((part) => remainder(part, correction));
  const longest = Math.max(...sizes);
  const columns = (rows: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...columns(parts, longest), ...columns(checks, correction)];
}

// Arithmetic in the field of 256 elements

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);
}

function remainder(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let i = 0; i < length; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1] = (next[j + 1] ?? 0) ^ times(factor, EXP[i] ?? 0)));
    generator = next;
  }
  const rest = [...data, ...Array.from({ length }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0;
    generator.forEach((factor, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

// The picture

function drawn(codewords: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) put(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 8; i < size - 8; i++) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const centres = ALIGNED[version - 1] ?? [];
  const corner = (a: number, b: number): boolean => a === 6 && (b === 6 || b === size - 7);
  for (const y of centres)
    for (const x of centres) if (!corner(x, y) && !corner(y, x)) square(x, y, 2, (ring) => ring !== 1);
  formatted(put, size, version, mask);
  fill(grid, codewords, size, mask);
  return grid.map((row) => row.map((dark) => dark === true));
}

function formatted(put: (x: number, y: number, dark: boolean) => void, size: number, version: number, mask: number): void {
  const format = ((mask << 10) | divided(mask << 10, 0x537)) ^ 0x5412;
  const bit = (i: number): boolean => ((format >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(i));
    put(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, bit(i));
  }
  put(8, size - 8, true);
  if (version < 7) return;
  const known = (version << 12) | divided(version << 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
    put(a, b, ((known >> i) & 1) === 1);
    put(b, a, ((known >> i) & 1) === 1);
  }
}

function divided(value: number, by: number): number {
  const length = 32 - Math.clz32(by);
  let rest = value;
  while (32 - Math.clz32(rest) >= length) rest ^= by << (32 - Math.clz32(rest) - length);
  return rest;
}

function fill(grid: (boolean | null)[][], codewords: readonly number[], size: number, mask: number): void {
  const bits = codewords.flatMap((word) => binary(word, 8));
  const masked = MASKS[mask];
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (row?.[x] !== null) continue;
        row[x] = (bits[next++] === 1) !== (masked?.(x, y) ?? false);
      }
    }
  }
}

/** How hard a picture is to read: long runs, blocks, look-alikes of the corner marks, and an uneven share of dark. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x] ?? false))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const marks = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []);
  const blocks = rows.flatMap((row, y) =>
    row.filter((dark, x) => x > 0 && y > 0 && dark === row[x - 1] && dark === rows[y - 1]?.[x] && dark === rows[y - 1]?.[x - 1]),
  );
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum(runs.map((run) => run.length - 2)) + 40 * marks.length + 3 * blocks.length + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function binary(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
