/** A die placed on a square but not played yet. */
export interface Proposed {
  readonly die: number;
  readonly square: string;
  readonly face: number | null;
  readonly wild: boolean;
}
