/** How the cards on the table are marked, on every screen that draws them. */
export interface CardMarks {
  selected?: readonly number[];
  hinted?: readonly number[];
  failed?: readonly number[];
  marked?: readonly number[];
  labels?: readonly string[];
  /** The seat that won the cards leaving the table. */
  owner?: number | null;
  still?: boolean;
}
