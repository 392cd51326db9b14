import { CARDS } from "./cards";
import { DICE } from "./dice";
import type { Game } from "./game";
import { PUZZLE } from "./puzzle";

/** Every game with pages here, by its name on the wire and in logs. */
export const GAMES: ReadonlyMap<unknown, Game> = new Map<unknown, Game>([CARDS, DICE, PUZZLE].map((game: Game) => [game.name, game]));
