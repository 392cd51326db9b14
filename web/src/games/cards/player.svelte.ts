import { Ticking } from "../../components/clock.svelte";
import type { CardPlayer as PlayerView, CardView } from "../../generated/cardgame";
import type { Session } from "../../net/session.svelte";
import { t } from "../../i18n/words.svelte";
import type { Action } from "../../keys/actions";
import { hasHints } from "../../table/seats";
import { facesOf } from "../faces";
import { isFixed, variantOf } from "../variants";
import type { CardFeed } from "./feed.svelte";
import { hasVotes, isLocked, isPlaying, isStopVote, mayCall, mayGrow, mayPause, mayVote, offersHints } from "./legal";
import { CardSeat } from "./seat.svelte";

/** A player at a card table: what is asked of them now, and the calls, votes and claims they make. */
export class CardPlayer extends CardSeat<CardView> {
  /** What was sent and is not yet answered. */
  sending = $state<"call" | "none" | "cards" | null>(null);
  /** Whether a solo player has been asked to confirm stopping. */
  isSureAsked = $state(false);
  /** The call that was faster than the player's own, and by how many milliseconds. */
  lostRace = $state.raw<{ readonly to: CardView["call"]; readonly late: number | null }>({ to: null, late: null });
  /** The table's clock, as fast as what it is shown for needs. */
  readonly clock: Ticking = new Ticking(
    () => this.session().now(),
    () => {
      const { phase, vote_until: vote } = this.view();
      if (phase !== "play") return null;
      if (this.isPointing || vote !== null || this.isAsked || this.isLocked || this.isNaming) return 200;
      return this.isConnected ? 1000 : null;
    },
  );

  readonly isPaused: boolean = $derived(this.view().phase === "play" && this.view().paused_at !== null);
  /** Whether calls come before cards. */
  readonly isAnnouncing: boolean = $derived(this.view().style === "announce");
  /** Whether the player has called, and is to point at the cards. */
  readonly isPointing: boolean = $derived(this.seat !== null && this.view().call?.seat === this.seat);
  /** Whether a mistake keeps the player from calling. */
  readonly isLocked: boolean = $derived(isLocked(this.view(), this.seat, this.clock.now));
  /** Whether the player is asked if they are still looking. */
  readonly isAsked: boolean = $derived(this.seat !== null && this.view().prompted.includes(this.seat));
  /** Whether the last card, which nobody sees, has to be named. */
  readonly isNaming: boolean = $derived(this.view().naming_until !== null);
  readonly #phase = $derived(this.view().phase);

  /** All cards that can be chosen are those on the table and, where takings are chained, those of the last taking. */
  constructor(
    session: () => Session<CardView>,
    view: () => CardView,
    private readonly feed: () => CardFeed,
    /** Called when the player has found a SET without a hint. */
    private readonly onfind: () => void,
  ) {
    super(
      session,
      view,
      () => [...view().layout, ...view().chain],
      () => variantOf(view().rules),
      () => facesOf(view().rules),
    );
    $effect(() => {
      // earlier refusals are no longer news: the player should point now, or the game has moved on
      if (this.isPointing || this.isPaused || this.#phase) this.notice = "";
    });
    $effect(() => {
      // a result is newer than the refusal shown until then
      if (feed().outcome) this.notice = "";
    });
    $effect(() => {
      // if the call ended in another way, clear the choice
      if (this.isAnnouncing && !this.isPointing && this.sending !== "call") this.chosen = [];
    });
  }

  get me(): PlayerView | undefined {
    return this.seat === null ? undefined : this.view().players[this.seat];
  }

  get isConnected(): boolean {
    return this.session().connection === "up";
  }

  get isPlaying(): boolean {
    return isPlaying(this.view(), this.seat);
  }

  get isAlone(): boolean {
    return this.view().dealt_in.length === 1;
  }

  get mayPause(): boolean {
    return mayPause(this.view(), this.seat);
  }

  /** Whether another player's call has to end first. */
  get isBlocked(): boolean {
    return this.view().call !== null && !this.isPointing;
  }

  get hasVoted(): boolean {
    return this.seat !== null && this.view().votes.includes(this.seat);
  }

  get isStopVote(): boolean {
    return isStopVote(this.view());
  }

  /** Whether the player decides when the choice is complete, because takings differ in size. */
  get isTaking(): boolean {
    return !isFixed(this.sizes()) && this.isPlaying && !this.isNaming && (this.isPointing || !this.isAnnouncing);
  }

  get offersHints(): boolean {
    return offersHints(this.view(), this.seat);
  }

  /** Whether an action of a key exists at this table, now or at other moments of the deal. */
  has(action: Action): boolean {
    const view = this.view();
    if (action === "call") return this.isAnnouncing;
    if (action === "none") return hasVotes(view) && (view.pile_count === 0 || mayGrow(view.rules));
    if (action === "hint") return hasHints(view, view.dealt_in);
    if (action === "pause") return this.mayPause || this.isPaused;
    return true;
  }

  /** When the player's own time runs out: to pick cards, to go on looking, or to name the last card. */
  get deadline(): number | null {
    const { call, prompted_until: prompted, naming_until: naming } = this.view();
    if (this.isPointing && call) return call.until;
    if (!this.isPlaying) return null;
    return this.isAsked ? prompted : naming;
  }

  async call(pressed: number): Promise<void> {
    if (this.sending || !mayCall(this.view(), this.seat, this.clock.now)) return;
    this.feed().outcome = null;
    this.sending = "call";
    const granted = await this.give({ type: "CallSet", seen: this.view().version }, pressed);
    this.sending = null;
    if (granted && this.isPointing) this.#pointIfComplete(pressed);
    else this.chosen = [];
    this.lostRace = { to: this.view().call, late: granted ? null : this.late };
  }

  async sayNone(pressed: number): Promise<void> {
    if (this.sending || !mayVote(this.view(), this.seat)) return;
    if (this.isStopVote && this.isAlone && !this.isSureAsked) {
      this.isSureAsked = true;
      return;
    }
    this.isSureAsked = false;
    this.sending = "none";
    const denied = this.me?.denied ?? 0;
    const done = await this.give({ type: "SayNoSet", seen: this.view().version }, pressed);
    this.sending = null;
    // a hint may have said so before
    if (done && ((this.me?.denied ?? 0) > denied || this.feed().exists)) this.tell(t("web-denied"));
  }

  pick(card: number, pressed: number): void {
    if (!this.isPlaying || this.isNaming || this.isBlocked || this.sending === "cards") return;
    // on a slow connection the player picks cards before the call is answered, and those cards count
    const calling = this.sending === "call";
    if (this.isAnnouncing && !this.isPointing && !calling) {
      // during a lock-out the line already says how long to wait
      if (!this.isLocked) this.tell(t("web-call-first"));
      return;
    }
    if (this.toggle(card) && !calling) this.#pointIfComplete(pressed);
  }

  /** Takes the chosen cards, where takings differ in size. */
  take(pressed: number): void {
    if (this.isTaking && this.isEnough && this.sending === null) void this.#point(pressed);
  }

  #pointIfComplete(pressed: number): void {
    if (this.isComplete) void this.#point(pressed);
  }

  async #point(pressed: number): Promise<void> {
    this.sending = "cards";
    const right = this.me?.right ?? 0;
    const unaided = this.view().hint.length === 0;
    const cards = this.chosen;
    if (this.isAnnouncing) await this.nameChosen({ type: "PointCards", cards });
    else await this.nameChosen({ type: "ClaimSet", cards, seen: this.view().version }, pressed);
    this.sending = null;
    if (unaided && (this.me?.right ?? 0) > right) this.onfind();
  }
}
