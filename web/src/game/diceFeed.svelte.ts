import type { DiceEvent } from "../made/diceevents";
import type { DiceView, MadeSet } from "../made/dicegame";
import type { Said } from "../made/wire";
import { type SoundName, play } from "../sound/sound";
import { diceNews } from "../words/diceNews";
import { type Race, raceOf } from "./news";
import { t } from "../words/words.svelte";

const SAYING = 6000;
const SETS = 3500;

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

/** What has just happened at a dice table, for as long as it is worth showing. */
export class DiceFeed {
  /** The last thing that happened, as a sentence; said anew when the language changes. */
  news = $state.raw<(() => string | null) | null>(null);
  /** How the race for the opening was won; told until the game goes on. */
  race = $state.raw<Race | null>(null);
  /** The squares of the last turn. */
  fresh = $state.raw<readonly string[]>([]);
  sets = $state.raw<readonly MadeSet[]>([]);
  sayings = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** The table that somebody asks everybody to: a rematch. */
  invitation = $state.raw<{ readonly seat: number; readonly table: string } | null>(null);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  shown(before: DiceView, event: DiceEvent): void {
    const sound = SOUNDS[event.type];
    if (sound) play(sound);
    if (event.type === "OpeningCalled") this.race = raceOf(event);
    else if (event.type === "DiceRolled" || event.type === "TurnPlayed" || event.type === "TurnPassed") this.race = null;
    if (event.type === "DiceGameStarted") this.news = null;
    else if (diceNews(before, event) !== null) this.news = () => diceNews(before, event);
    if (event.type === "WildSwapped") this.fresh = [event.laid.square];
    if (event.type === "OpeningLaid" || event.type === "TurnPlayed") {
      this.fresh = event.laid.map((die) => die.square);
      this.sets = event.type === "TurnPlayed" ? event.sets : [];
      this.#after("sets", SETS, () => (this.sets = []));
    }
  }

  heard(said: Said): void {
    if (said.table) this.invitation = { seat: said.seat, table: said.table };
    const text = said.phrase ? t(`phrase-${said.phrase}`) : (said.text ?? "");
    if (!text) return;
    this.sayings = new Map(this.sayings).set(said.seat, text);
    this.#after(`saying ${said.seat}`, SAYING, () => {
      const rest = new Map(this.sayings);
      rest.delete(said.seat);
      this.sayings = rest;
    });
  }

  #after(name: string, millis: number, call: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(call, millis));
  }
}
