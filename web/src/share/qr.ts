import { encode } from "uqr";

/** Longest link that a phone can scan from a screen; ours have about fifty characters. */
const LONGEST = 213;

/** Returns the modules of a QR code, row by row; true is dark. Null if the text is too long to scan. */
export function qrCode(text: string): boolean[][] | null {
  if (new TextEncoder().encode(text).length > LONGEST) return null;
  return encode(text, { ecc: "M", border: 0 }).data;
}

/** Returns the SVG path of the dark modules, each one unit wide. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : []))).join("");
}
