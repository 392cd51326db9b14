/** Returns one of these at random. */
export function drawn<Puzzle>(from: readonly Puzzle[]): Puzzle {
  const puzzle = from[Math.floor(Math.random() * from.length)];
  if (puzzle === undefined) throw new Error("there is nothing to draw");
  return puzzle;
}
