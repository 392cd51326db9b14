/** A die that is meant for a square but not laid yet. */
export interface Proposed {
  readonly die: number;
  readonly square: string;
  readonly face: number | null;
  readonly wild: boolean;
}
