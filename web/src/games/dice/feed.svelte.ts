import type { DiceEvent } from "../../generated/diceevents";
import type { DiceView } from "../../generated/dicegame";
import { type SoundName, play } from "../../sound/sound";
import { diceNews, ownReroll } from "../../i18n/dice_news";
import { type Race, raceOf } from "../race";
import { t } from "../../i18n/words.svelte";

const SOUNDS: Partial<Record<DiceEvent["type"], SoundName>> = {
  DiceRolled: "roll",
  OpeningCalled: "call",
  OpeningFailed: "wrong",
  NoneSaid: "vote",
  OpeningLaid: "right",
  TurnPlayed: "right",
  WildSwapped: "select",
  DiceGameEnded: "end",
};

/** Recent events at a dice table, while they are worth showing. */
export class DiceFeed {
  /** Events since the last turn, as sentences addressed to the reader; functions, because the language may change. */
  news = $state.raw<readonly ((reader: number | null) => string)[]>([]);
  /** How the race for the opening was won; shown until the game continues. */
  race = $state.raw<Race | null>(null);
  /** Squares of the WILDs replaced in this turn. */
  swapped = $state.raw<readonly string[]>([]);
  /** Number of rolls of each die seen on this page. */
  rolls = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** What became of the reader's dice in the extra roll; empty for watchers, and once their turn is over. */
  reroll = $state.raw<(reader: number | null) => string>(() => "");
  /** The next value of `reroll`: until the first turn is over, the news covers everybody's dice. */
  #reroll = this.reroll;
  #rolledAgain = false;

  shown(before: DiceView, event: DiceEvent): void {
    const sound = SOUNDS[event.type];
    if (sound) play(sound);
    if (event.type === "OpeningCalled") this.race = raceOf(event);
    else if (event.type === "DiceRolled" || isTurn(before, event)) this.race = null;
    this.#tell(before, event);
    if (event.type === "DiceRolled") this.#roll(event.rolls.flatMap((roll) => roll.dice.map((held) => held.die)));
    if (event.type === "WildSwapped") this.swapped = [...this.swapped, event.laid.square];
    if (isTurn(before, event)) this.swapped = [];
  }

  /** Collects the news of one turn; a new turn, call or opening roll starts afresh. */
  #tell(before: DiceView, event: DiceEvent): void {
    this.#keepReroll(before, event);
    if (event.type === "DiceGameStarted" || event.type === "OpeningCalled" || isTurn(before, event)) this.news = [];
    if (event.type === "ExtraRollStarted") this.#rolledAgain = false;
    if (event.type === "DiceRolled") this.#rolledAgain = true;
    if (event.type === "RoundStarted" && before.phase === "extra" && !this.#rolledAgain) {
      const chosen = before.players.some((player) => player.chosen) ? "some" : "none";
      this.news = [...this.news, () => t("web-dice-nobody-rolled", { chosen })];
    }
    if (diceNews(before, event, null) === null) return;
    const say = (reader: number | null): string => diceNews(before, event, reader) ?? "";
    const goesOn = event.type === "WildSwapped" || (event.type === "DiceRolled" && event.reason !== "opening");
    this.news = goesOn ? [...this.news, say] : [say];
  }

  /** Keeps what became of the reader's dice when the turns of others replace the news. */
  #keepReroll(before: DiceView, event: DiceEvent): void {
    if (event.type === "DiceGameStarted" || event.type === "ExtraRollStarted") this.reroll = this.#reroll = () => "";
    else if (event.type === "DiceRolled" && event.reason === "extra") this.#reroll = (reader) => ownReroll(before, event.rolls, reader);
    else if (event.type === "RoundStarted" && before.phase === "extra" && !this.#rolledAgain) this.#reroll = (reader) => ownReroll(before, [], reader);
    else if (isTurn(before, event)) {
      const [own, { seat }] = [this.#reroll, event];
      this.reroll = this.#reroll = (reader) => (reader === seat ? "" : own(reader));
    }
  }

  #roll(dice: readonly number[]): void {
    const rolls = new Map(this.rolls);
    for (const die of dice) rolls.set(die, (rolls.get(die) ?? 0) + 1);
    this.rolls = rolls;
  }
}

/** Whether an event ends a turn; the view has its result. */
function isTurn(before: DiceView, event: DiceEvent): event is Extract<DiceEvent, { readonly type: "PlayVoided" | "OpeningLaid" | "TurnPlayed" | "TurnPassed" }> {
  if (event.type === "PlayVoided") return before.call === null;
  return event.type === "OpeningLaid" || event.type === "TurnPlayed" || event.type === "TurnPassed";
}
