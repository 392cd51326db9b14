/** Two tries at a question: a hint after the first mistake, the answer after the second. */
export class Tries {
  missed = $state(0);
  over = $state(false);
  right = $state(false);
  #answered: (right: boolean) => void;

  /** `answered` is called once; only a right first try counts as right. */
  constructor(answered: (right: boolean) => void) {
    this.#answered = answered;
  }

  get hinted(): boolean {
    return this.missed > 0 && !this.over;
  }

  say(right: boolean): void {
    if (this.over) return;
    if (!right) this.missed += 1;
    if (!right && this.missed < 2) return;
    this.right = right;
    this.over = true;
    this.#answered(this.missed === 0);
  }
}
