import type { DiceEvent, DiceView, MadeSet } from "../made/dicegame";
import type { Said } from "../made/wire";
import { play } from "../sound/sound";
import { isolated, t } from "../words/words.svelte";

const SAYING = 6000;

/** What has just happened at a dice table, for as long as it is worth showing. */
export class DiceFeed {
  /** The last thing that happened, as a sentence; said anew when the language changes. */
  news = $state.raw<(() => string) | null>(null);
  fresh = $state.raw<readonly string[]>([]);
  sets = $state.raw<readonly MadeSet[]>([]);
  sayings = $state.raw<ReadonlyMap<number, string>>(new Map());
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  shown(before: DiceView, event: DiceEvent): void {
    const nameOf = (seat: number): string => isolated(before.seating.chairs[seat]?.name ?? "");
    switch (event.type) {
      case "DiceGameStarted":
        this.news = null;
        this.fresh = [];
        break;
      case "DiceRolled":
        play("roll");
        if (event.reason === "all-passed") this.news = () => t("web-dice-all-passed");
        if (event.reason === "opening" && before.rolled_since > 0) this.news = () => t("web-dice-again");
        break;
      case "OpeningCalled":
        play("call");
        break;
      case "OpeningFailed":
        play("wrong");
        this.news = () => t(`web-dice-failed-${event.reason}`, { name: nameOf(event.seat) });
        break;
      case "NoneSaid":
        play("vote");
        break;
      case "OpeningLaid":
        play("right");
        this.#laid(event.laid.map((die) => die.square), []);
        this.news = () => t("web-dice-opened", { name: nameOf(event.seat), points: event.points });
        break;
      case "TurnPlayed":
        play("right");
        this.#laid(event.laid.map((die) => die.square), event.sets);
        this.news = () => t("web-dice-played", { name: nameOf(event.seat), points: event.points });
        break;
      case "TurnPassed":
        this.news = () => t(`web-dice-passed-${event.reason}`, { name: nameOf(event.seat) });
        break;
      case "WildSwapped":
        play("select");
        this.fresh = [event.laid.square];
        this.news = () => t("web-dice-swapped", { name: nameOf(event.seat), square: event.laid.square });
        break;
      case "DiceGameEnded":
        play("end");
        break;
      default:
        break;
    }
  }

  heard(said: Said): void {
    const text = said.phrase ? t(`web-phrase-${said.phrase}`) : (said.text ?? "");
    if (!text) return;
    this.sayings = new Map(this.sayings).set(said.seat, text);
    this.#after(`saying ${said.seat}`, SAYING, () => {
      const rest = new Map(this.sayings);
      rest.delete(said.seat);
      this.sayings = rest;
    });
  }

  #laid(squares: readonly string[], sets: readonly MadeSet[]): void {
    this.fresh = squares;
    this.sets = sets;
    this.#after("sets", 3500, () => (this.sets = []));
  }

  #after(name: string, millis: number, call: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(call, millis));
  }
}
