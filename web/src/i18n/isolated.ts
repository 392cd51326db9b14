const [OPEN, CLOSE] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];

/** A name in any script inside a sentence of any direction, so that neither affects the other's order. */
export function isolated(name: string): string {
  return OPEN + name + CLOSE;
}
