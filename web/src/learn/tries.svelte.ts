/** Two tries at a question: after a first mistake there is a hint, after a second one the answer. */
export class Tries {
  missed = $state(0);
  over = $state(false);
  right = $state(false);
  #answered: (right: boolean) => void;

  /** `answered` is told once, and only what was right at the first try counts as right. */
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
