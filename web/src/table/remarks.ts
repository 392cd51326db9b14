import type { Remark } from "../net/chat.svelte";
import type { Seating } from "../generated/table";
import { chairName } from "../i18n/names";
import { t } from "../i18n/words.svelte";

/** Returns the author of a message, by their current name. */
export function speaker(remark: Remark, seating: Seating): string {
  return remark.name ?? remark.watcher?.name ?? chairName(seating.chairs[remark.seat ?? -1]);
}

/** Returns the text of a message; phrases are in the reader's language. */
export function remarkText(remark: Remark): string {
  return remark.phrase === null ? (remark.text ?? "") : t(`phrase-${remark.phrase}`);
}
