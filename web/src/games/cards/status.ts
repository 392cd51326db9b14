import { secondsLeft } from "../../components/clock.svelte";
import type { CardView } from "../../generated/cardgame";
import { chairName } from "../../i18n/names";
import { isolated, t, words } from "../../i18n/words.svelte";
import { raceText } from "../race";
import { variantOf } from "../variants";
import type { CardFeed } from "./feed.svelte";
import { isPlaying, isStopVote, mayAskHint } from "./legal";
import { lookFor, setsTogether, toPoint } from "./variant_texts";

/** The reader of the status line: what it depends on besides the view. */
interface Reader {
  readonly seat: number | null;
  readonly isSeated: boolean;
  /** Whether a mistake still keeps them from calling. */
  readonly isLocked: boolean;
  /** Whether hints appear automatically, as in a first game. */
  readonly isCoached: boolean;
  /** Whether the last hint did. */
  readonly isOffered: boolean;
}

/** Says what to do at a card table now, or what has just happened. If the connection is lost or there is a notice, the
 * table shows that instead of this line. */
export function cardStatus(view: CardView, feed: CardFeed, { seat, isSeated, isLocked, isCoached, isOffered }: Reader, now: () => number): string {
  const sizes = variantOf(view.rules);
  const alone = isAlone(view);
  if (view.phase !== "play") return "";
  if (view.paused_at !== null) return t("web-paused");
  if (view.call !== null && view.call.seat === seat) return [toPoint(sizes), raceText(feed.race)].filter(Boolean).join(" ");
  if (view.call) return t(view.call.interrupted ? "web-call-interrupted" : "web-called-by", { name: nameOf(view, view.call.seat) });
  if (feed.voided !== null) return t("web-call-voided", { name: nameOf(view, feed.voided) });
  if (feed.more !== null && view.votes.length === 0) return moreText(view, feed.more);
  if (!isSeated) return t("web-watching");
  if (!isPlaying(view, seat)) return t("web-next-deal");
  if (view.votes.length > 0 && !alone) return voteText(view, seat, now);
  if (view.naming_until !== null && !isLocked) return t("web-naming");
  const given = feed.exists === null ? "" : hintText(view, feed, seat, feed.exists);
  const hint = given && isCoached && isOffered ? t("web-hint-came", { hint: given }) : given;
  const wait = isLocked ? t("web-locked", { seconds: secondsLeft(view.players[seat]?.locked_until ?? 0, now()) }) : "";
  if (hint || wait) return [hint, wait].filter(Boolean).join(" ");
  if (isCoached) return t("web-coached");
  const look = lookOut(view, seat);
  return view.rules.together ? `${t("web-together-so-far", { sets: setsTogether(view) })} ${look}` : look;
}

/** Says what a player is waiting for. */
function lookOut(view: CardView, seat: number): string {
  if (view.style !== "announce" || !variantOf(view.rules).printed || view.chain.length > 0) return lookFor(view);
  const { right = 0, mistakes = 0 } = view.players[seat] ?? {};
  return t(right + mistakes === 0 ? "web-call-how" : "web-call-when");
}

/** Says the same in a few words, for the page's title. */
export function cardTitle(view: CardView, seat: number | null): string {
  if (view.call) return view.call.seat === seat ? t("web-title-mine") : t("web-title-call", { name: nameOf(view, view.call.seat) });
  if (view.phase === "play") return view.paused_at === null ? t("web-title-play", { cards: view.pile_count }) : t("web-paused");
  return view.phase === "over" ? t("web-title-over") : t("web-title-lobby");
}

function isAlone(view: CardView): boolean {
  return view.dealt_in.length === 1;
}

function nameOf(view: CardView, seat: number): string {
  return isolated(chairName(view.seating.chairs[seat]));
}

function moreText(view: CardView, cause: NonNullable<CardFeed["more"]>): string {
  if (cause === "board") return t("web-board-new");
  const own = isAlone(view) && cause === "vote";
  return own && variantOf(view.rules).most !== 3 ? t("web-more-any") : t("web-more-cards", { cause: own ? "alone" : cause });
}

/** Returns the number of votes and, for readers who have voted, who has yet to vote. */
function voteText(view: CardView, seat: number, now: () => number): string {
  const voters = view.dealt_in.filter((i) => view.votes.includes(i) || (!view.seating.chairs[i]?.left && !view.seating.chairs[i]?.away && !view.skipped.includes(i)));
  const counts = { votes: view.votes.length, players: voters.length };
  const left = view.vote_until === null ? 0 : Math.max(1, secondsLeft(view.vote_until, now()));
  const count = isStopVote(view) ? t("web-votes-stop", counts) : t("web-votes", { ...counts, seconds: left });
  if (!view.votes.includes(seat)) return count;
  const names = voters.filter((i) => !view.votes.includes(i)).map((i) => nameOf(view, i));
  return `${count} ${names.length > 0 ? t("web-waiting-for", { names: new Intl.ListFormat(words.language).format(names) }) : ""}`;
}

function hintText(view: CardView, feed: CardFeed, seat: number, exists: boolean): string {
  const { printed } = variantOf(view.rules);
  const whole = view.hint.length > 0 && !mayAskHint(view, seat) ? "yes" : "no";
  const hint = view.hint.length > 0 ? t(printed ? "web-hint-cards" : "web-hint-any", { cards: view.hint.length, whole }) : t(exists ? "web-hint-some" : "web-hint-none");
  const name = chairName(view.seating.chairs[feed.hinter ?? -1]);
  return isAlone(view) || !name || feed.hinter === seat ? hint : t("web-hint-by", { name: isolated(name), hint });
}
