/** Shuffles and rolls as specified on the protocol page; the golden games check that they equal Python's. */

import { fromHex, hmac } from "./sha256";

/** The inputs of a game's n-th draw. */
export interface Source {
  readonly seed: string;
  readonly nonces: readonly string[];
  readonly counter: number;
}

function* numbers({ seed, nonces, counter }: Source): Generator<number> {
  const key = fromHex(seed);
  const encoder = new TextEncoder();
  for (let block = 0; ; block++) {
    const digest = new DataView(hmac(key, encoder.encode(`${nonces.join(",")}|${counter}|${block}`)).buffer);
    for (let i = 0; i < 32; i += 4) yield digest.getUint32(i);
  }
}

/** Returns an unbiased number below n: the incomplete stretch at the end of the 32-bit range is rejected. */
function below(n: number, stream: Generator<number>): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const number = stream.next().value as number;
    if (number < limit) return number % n;
  }
}

/** Fisher–Yates shuffle, from the last place down. */
export function shuffled(source: Source, items: readonly number[]): number[] {
  const order = [...items];
  const stream = numbers(source);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1, stream);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

export function rolled(source: Source, sides: readonly number[]): number[] {
  const stream = numbers(source);
  return sides.map((n) => below(n, stream));
}
