import { NEW_VIEW as DICE_TABLE, type DiceRules } from "../generated/dicegame";
import { EDITIONS, type CardRules } from "../generated/editions";
import { DICE_SECTIONS, FOR_SEVERAL, ODDS, OF_THE_BOOKS, SECTIONS } from "../generated/rules";
import { isPrinted, variantOf } from "../games/variants";
import { t, words } from "./words.svelte";

export interface RulesPage {
  readonly title: string;
  /** The rulebook it follows. */
  readonly book: string;
  /** What the host has changed, as a sentence; empty if nothing. */
  readonly changes: string;
  readonly sections: readonly { readonly name: string; readonly title: string; readonly paragraphs: readonly string[] }[];
}

type Values = Record<string, string | number>;

export function cardRulesPage(rules: CardRules): RulesPage {
  const values = cardValues(rules);
  return {
    title: t("rules-title", values),
    book: t(isPrinted(rules) ? "rules-book" : "rules-book-variant", values),
    changes: changed("rules", rules, EDITIONS[rules.edition] ?? rules, values),
    sections: cardSections(rules).map(([name, paragraphs]) => ({
      name,
      title: t(`rules-${name}-title`),
      paragraphs: paragraphs.map((paragraph) => tidy(t(paragraph, values))),
    })),
  };
}

/** Returns what a mistake and a moment's thought cost at a table for several players, in a line. */
export function cardRulesInShort(rules: CardRules): string {
  if (rules.seats === 1 || !isPrinted(rules)) return "";
  const { point, style, penalty, hints, deals } = cardValues(rules);
  return tidy(t("web-rules-short", { point: point ?? 0, style: style ?? "", penalty: penalty ?? "", hints: hints ?? "", deals: deals ?? 1 }));
}

/** Returns the sections that apply to this table, starting with what is not in the books. */
function cardSections(rules: CardRules): [string, readonly string[]][] {
  const printed = isPrinted(rules);
  const own = [
    ...(printed ? [] : ["rules-variant", `rules-law-${rules.deck === "five" ? "five" : rules.law}`]),
    ...(rules.way === "refill" ? [] : [`rules-way-${rules.way}`]),
    ...(rules.ending === "pile" ? [] : [`rules-ending-${rules.ending}`]),
    ...(rules.together ? ["rules-together"] : []),
  ];
  const leftOut = new Set<string>([...(rules.seats > 1 ? [] : FOR_SEVERAL), ...(printed ? [] : OF_THE_BOOKS)]);
  const sections: [string, readonly string[]][] = Object.entries(SECTIONS).filter(([name]) => !leftOut.has(name));
  return own.length > 0 ? [["variant", own], ...sections] : sections;
}

export function diceRulesPage(rules: DiceRules): RulesPage {
  const values = diceValues(rules);
  return {
    title: t("dice-rules-title"),
    book: t("dice-rules-book"),
    changes: changed("dice-rules", rules, DICE_TABLE.rules),
    sections: DICE_SECTIONS.map((name) => ({
      name,
      title: t(`dice-rules-${name}-title`),
      paragraphs: t(`dice-rules-${name}`, values).split("\n").map(tidy),
    })),
  };
}

function cardValues(rules: CardRules): Values {
  const alone = rules.seats === 1;
  const sizes = variantOf(rules);
  return {
    edition: rules.edition,
    deck: rules.deck,
    size: sizes.size,
    cards: sizes.least === sizes.most ? String(sizes.least) : `${sizes.least}–${sizes.most}`,
    linked: sizes.linked,
    goal: rules.goal,
    layout: rules.layout,
    style: rules.style ?? (alone ? "point" : "default"),
    point: rules.point_seconds + sizes.most - 3,
    penalty: rules.penalty,
    lock: alone ? 0 : rules.lock_seconds,
    longest: rules.longest_lock_seconds > rules.lock_seconds ? rules.longest_lock_seconds : 0,
    noset: rules.no_set ?? (alone ? "checked" : "default"),
    certain: sizes.certain,
    always: yes(rules.layout >= sizes.certain),
    vote: rules.vote_seconds,
    look: rules.look_seconds,
    away: rules.away_seconds,
    scoring: rules.scoring,
    deals: rules.deals,
    pause: rules.pause_seconds,
    hints: alone ? "solo" : hintsAt(rules),
    rated: yes(rules.rated),
    seats: rules.seats,
    late: yes(rules.late_join),
    ...ODDS,
  };
}

function diceValues(rules: DiceRules): Values {
  return {
    size: rules.layout.size,
    own: yes(same(rules.layout, DICE_TABLE.rules.layout)),
    seats: rules.seats,
    point: rules.point_seconds,
    wrong: rules.wrong_calls,
    opening: rules.opening_seconds,
    sees: yes(rules.sees_none),
    arrange: rules.arrange_seconds,
    turn: rules.turn_seconds,
    exactly: yes(rules.exactly_three),
    timeout: rules.time_out,
    runs: rules.runs,
    wilds: rules.new_wilds,
    several: yes(rules.several_swaps),
    wildswaps: yes(rules.wild_swaps),
    freed: yes(rules.freed_swaps),
    swappass: yes(rules.swap_is_pass),
    extra: yes(rules.extra_roll),
    extraseconds: rules.extra_seconds,
    stalemateempty: rules.stalemate_empty,
    stalemate: rules.stalemate,
    alone: rules.alone_seconds,
    botswait: yes(rules.bots_wait),
    hints: hintsAt(rules),
    rated: yes(rules.rated),
  };
}

/** Returns who has hints at a table for several players: everybody, those who play only against bots, or nobody. */
function hintsAt({ hints, rated }: { readonly hints: boolean; readonly rated: boolean }): "yes" | "no" | "rated" {
  return hints ? "yes" : rated ? "rated" : "no";
}

/** Names the rules that differ from the printed ones; ignores the number of seats, which is shown anyway. */
function changed<Rules extends object>(area: "rules" | "dice-rules", rules: Rules, printed: Rules, values: Values = {}): string {
  const names = (Object.keys(printed) as (keyof Rules & string)[]).filter((name) => name !== "revision" && name !== "seats" && !same(rules[name], printed[name]));
  if (names.length === 0) return "";
  const fields = names.map((name) => t(`${area}-field-${name.replaceAll("_", "-")}`, values));
  return t(`${area}-changes`, { fields: new Intl.ListFormat(words.language).format(fields) });
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function yes(truth: boolean): string {
  return truth ? "yes" : "no";
}

/** Removes the double space that an empty selector leaves in a sentence. */
function tidy(text: string): string {
  return text.replace(/ {2,}/g, " ").trim();
}
