import type { Session } from "../../net/session.svelte";
import type { DiceCommand, NamedDie } from "../../generated/dicecommands";
import type { DicePlayer, DiceView } from "../../generated/dicegame";
import { WILD } from "../../generated/faces";
import { play } from "../../sound/sound";
import { refusalText } from "../../i18n/refusals";
import { t } from "../../i18n/words.svelte";
import { isSeated } from "../../table/seats";
import { keptDrafts } from "./drafts";
import type { FaceQuestion } from "./face_question";
import { isAtTurn, isBarred, isPlaying, mustChooseReroll, mayCall, offersHints, seatAtTurn } from "./legal";
import { Opening } from "./opening";
import { Turn } from "./turn.svelte";

/** Number of dice in the opening. */
const OPENING = 3;
/** A second press within this many milliseconds is a double press, and may hit a new button in the same place. */
export const DOUBLE_PRESS = 500;

/** The action asked of the player now. */
export type Act = "arrange" | "lay" | "extra" | "turn" | "call";

/** One action, or one player's turn; refusals and questions don't carry over to the next. */
class Moment {
  /** Why the player's last action was refused. */
  notice = $state("");
  /** Whether the notice only informs: there was no mistake. */
  plain = $state(false);
  /** The open question about a WILD's face. */
  asked = $state.raw<FaceQuestion | null>(null);

  constructor(readonly key: string) {}
}

/** The dice picked for one action after one roll. */
class Picked {
  dice = $state.raw<readonly number[]>([]);

  constructor(readonly key: string) {}
}

/** A player's seat at a dice table: what is asked now, what is chosen for it, and what the player can do. */
export class DiceSeat {
  readonly turn = new Turn(
    () => this.session(),
    () => keptDrafts(this.session().info?.code ?? ""),
  );
  sending = $state(false);
  /** Whether an action was just done: a second press may be meant for the button that was there before. */
  settling = $state(false);
  readonly #momentKey = $derived.by(() => `${this.view().phase} ${this.act ?? ""} ${this.view().round} ${this.atTurn ?? ""}`);
  readonly #pickedKey = $derived.by(() => (this.view().phase === "opening" ? `opening ${this.view().rolled_since}` : this.#momentKey));
  /** A new object for each new action and each player's turn. */
  readonly moment = $derived(new Moment(this.#momentKey));
  readonly #picked = $derived(new Picked(this.#pickedKey));

  constructor(
    readonly session: () => Session<DiceView>,
    private readonly view: () => DiceView,
  ) {}

  /** Dice of the hand picked for the opening, for the extra roll, or for a square (one). */
  get chosen(): readonly number[] {
    return this.#picked.dice;
  }

  set chosen(dice: readonly number[]) {
    this.#picked.dice = dice;
  }

  get notice(): string {
    return this.moment.notice;
  }

  set notice(text: string) {
    this.moment.notice = text;
    this.moment.plain = false;
  }

  get isPlain(): boolean {
    return this.moment.plain;
  }

  get seat(): number | null {
    return this.session().seat;
  }

  get me(): DicePlayer | undefined {
    return this.seat === null ? undefined : this.view().players[this.seat];
  }

  get isSeated(): boolean {
    return isSeated(this.view().seating, this.seat);
  }

  get isPlaying(): boolean {
    return isPlaying(this.view(), this.seat);
  }

  /** Whose turn it is. */
  get atTurn(): number | null {
    return seatAtTurn(this.view());
  }

  get isAtTurn(): boolean {
    return isAtTurn(this.view(), this.seat);
  }

  get isCalling(): boolean {
    const { phase, call } = this.view();
    return phase === "opening" && call !== null && call.seat === this.seat;
  }

  get opening(): Opening {
    return new Opening(this.view());
  }

  get isArranging(): boolean {
    return this.isCalling && this.opening.dice.length > 0;
  }

  /** Whether a wrong call keeps the player from calling until the next roll. */
  get isBarred(): boolean {
    return isBarred(this.view(), this.seat);
  }

  get mayCall(): boolean {
    return this.session().connection === "up" && mayCall(this.view(), this.seat);
  }

  get offersHints(): boolean {
    return offersHints(this.view(), this.seat);
  }

  /** Whether a call, a wrong call or a lost connection keeps the player from asking. Once hints have shown everything, the table says so. */
  get isHintBlocked(): boolean {
    return this.session().connection !== "up" || !(this.isAtTurn || this.mayCall);
  }

  /** When the player's own time runs out: to call, to pick and arrange the dice of a call, for a turn, or to re-roll. */
  get deadline(): number | null {
    const { call, until } = this.view();
    if (this.isCalling) return call?.until ?? null;
    const isAsked = this.isAtTurn || this.mustChooseReroll || (mayCall(this.view(), this.seat) && !this.me?.none);
    return isAsked ? until : null;
  }

  get mustChooseReroll(): boolean {
    return mustChooseReroll(this.view(), this.seat);
  }

  /** Whether a die of the hand may replace one on the board: a WILD standing for the same face (D12). */
  fits(face: number | null, onBoard: { readonly face: number; readonly wild: boolean }): boolean {
    return onBoard.wild && face !== null && (face === onBoard.face || (face === WILD && this.view().rules.wild_swaps));
  }

  /** Whether the picked die can replace some WILD on the board. */
  get maySwap(): boolean {
    const face = this.#faceOf(this.chosen[0]);
    return this.isAtTurn && this.view().board.some((onBoard) => this.fits(face, onBoard));
  }

  #faceOf(die: number | undefined): number | null {
    return this.me?.dice.find((held) => held.die === die)?.face ?? null;
  }

  get act(): Act | undefined {
    if (this.isArranging) return "arrange";
    if (this.isCalling) return "lay";
    if (this.mustChooseReroll) return "extra";
    if (this.isAtTurn) return "turn";
    return this.view().phase === "opening" ? "call" : undefined;
  }

  async give(command: DiceCommand, pressed?: number): Promise<boolean> {
    this.sending = true;
    const answer = await this.session().do(command, pressed);
    this.sending = false;
    if (!answer.ok) {
      this.notice = refusalText(answer.refused);
      this.moment.plain = answer.refused.code === "no-more-hints";
    }
    return answer.ok;
  }

  /** Whether final actions are blocked for a moment. */
  get isBusy(): boolean {
    return this.sending || this.settling;
  }

  /** Sends a final command once, however often its button is pressed. */
  async #once(command: DiceCommand): Promise<boolean> {
    if (this.isBusy) return false;
    const done = await this.give(command);
    if (done) {
      this.settling = true;
      setTimeout(() => (this.settling = false), DOUBLE_PRESS);
    }
    return done;
  }

  /** Handles a tap on a die of the hand. */
  tap(die: number): void {
    this.notice = "";
    play("select");
    const { chosen } = this;
    const others = chosen.filter((other) => other !== die);
    if (this.isAtTurn) {
      this.chosen = chosen[0] === die ? [] : [die];
    } else if (this.mustChooseReroll) {
      this.chosen = chosen.includes(die) ? others : [...chosen, die];
    } else if (this.isArranging) {
      this.arrange(this.opening.withLast(die));
    } else if (this.isCalling || this.mayCall) {
      if (chosen.includes(die)) this.chosen = others;
      else if (chosen.length < OPENING) this.chosen = [...chosen, die];
      if (this.isCalling && this.chosen.length === OPENING) this.arrange(this.#openingDice());
    }
  }

  /** Returns the dice chosen for the opening; the table names faces for WILDs. */
  #openingDice(): readonly NamedDie[] {
    return this.chosen.map((die) => ({ die, face: null }));
  }

  call(pressed: number): void {
    const dice = this.chosen.length === OPENING ? this.#openingDice() : [];
    if (this.mayCall && !this.isBusy) void this.give({ type: "CallOpening", seen: this.view().version, dice }, pressed);
  }

  sayNone(pressed: number): void {
    if (this.mayCall && !(this.me?.none ?? true)) void this.give({ type: "SayNone", seen: this.view().version }, pressed);
  }

  askHint(): void {
    if (this.offersHints && !this.isHintBlocked) void this.give({ type: "AskHint" });
  }

  cancelCall(): void {
    void this.#once({ type: "TakeBackOpening" });
  }

  arrange(dice: readonly NamedDie[] | null): void {
    if (dice) void this.give({ type: "PickOpening", dice });
  }

  layOpening(): void {
    void this.#once({ type: "LayOpening", dice: this.view().call?.dice ?? [] });
  }

  /** Rerolls the chosen dice; none keeps all. */
  rollAgain(dice: readonly number[]): void {
    if (this.mustChooseReroll) void this.#once({ type: "ChooseExtra", dice });
  }

  async playTurn(): Promise<void> {
    if (!this.turn.isLegal) return;
    if (await this.#once({ type: "PlayDice", dice: this.turn.placings })) this.turn.forget();
  }

  passTurn(): void {
    if (this.isAtTurn) void this.#once({ type: "PassTurn" });
  }

  /** Undoes the last choice or placement. */
  undo(): void {
    if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else this.turn.undo();
  }

  /** Replaces a WILD, for good: the freed die is rolled immediately (D12). */
  swap(die: number, square: string): void {
    if (this.isAtTurn && !this.sending) void this.give({ type: "SwapWild", die, square });
  }

  /** Places a die of the hand on a square; `name` asks for a WILD's face, `sure` confirms replacing a WILD on the board. */
  place(die: number, square: string, name: (die: number, square: string) => void, sure: (die: number, square: string) => void): void {
    const face = this.#faceOf(die);
    if (!this.isAtTurn || face === null) return;
    this.chosen = [];
    const onBoard = this.view().board.find((other) => other.square === square);
    if (onBoard && this.fits(face, onBoard)) {
      sure(die, square);
    } else if (onBoard?.wild) {
      // let the table explain why this is impossible
      void this.give({ type: "SwapWild", die, square });
    } else if (onBoard) {
      this.notice = t("dice-fault-square-taken", { square });
    } else {
      play("select");
      if (face === WILD) name(die, square);
      else this.turn.place({ die, square, face, wild: false });
    }
  }
}
