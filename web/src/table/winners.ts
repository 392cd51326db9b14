/** Returns the seats to celebrate as winners: none if nobody has a point, since a game without points is a tie of all players. */
export function celebrated(winners: readonly number[], points: readonly number[]): readonly number[] {
  return points.some((count) => count > 0) ? winners : [];
}
