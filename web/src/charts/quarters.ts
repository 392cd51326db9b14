const ENDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Returns the SVG path of a disc around 0, 0 with this many quarters filled, clockwise from the top. */
export function quarters(count: number, radius: number): string {
  if (count <= 0) return "";
  if (count >= 4) return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}z`;
  const [x, y] = ENDS[count as 1 | 2 | 3];
  return `M0 0V${-radius}A${radius} ${radius} 0 ${count > 2 ? 1 : 0} 1 ${x * radius} ${y * radius}z`;
}
