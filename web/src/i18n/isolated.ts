const [OPEN, CLOSE] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];

/** A name of any script inside a sentence of any direction, so that neither turns the other round. */
export function isolated(name: string): string {
  return OPEN + name + CLOSE;
}
