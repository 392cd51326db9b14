import { drop, keep, kept } from "../settings/memory";

/** Storage key of the rooms run or joined in this browser lately, and how many it keeps. */
const PLACE = "tercet.rooms";
const MOST = 4;

/** Returns the codes of the last rooms of this browser, newest first; closed ones show their standings. */
export function recentRooms(): readonly string[] {
  return kept(PLACE)?.split(" ") ?? [];
}

export function rememberRoom(code: string): void {
  keep(PLACE, [code, ...recentRooms().filter((other) => other !== code)].slice(0, MOST).join(" "));
}

export function forgetRoom(code: string): void {
  const others = recentRooms().filter((other) => other !== code);
  if (others.length > 0) keep(PLACE, others.join(" "));
  else drop(PLACE);
}
