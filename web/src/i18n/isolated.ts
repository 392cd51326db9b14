const [OPEN, CLOSE] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];

/** Isolates a name in any script from a sentence in any direction, so neither reorders the other. */
export function isolated(name: string): string {
  return OPEN + name + CLOSE;
}
