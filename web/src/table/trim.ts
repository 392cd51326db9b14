/** Shortens a string to a number of characters as the server counts them, without splitting one. */
export function shortened(text: string, most: number): string {
  if (Array.from(text).length <= most) return text;
  let [kept, room] = ["", most];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    room -= Array.from(segment).length;
    if (room < 0) break;
    kept += segment;
  }
  return kept;
}
