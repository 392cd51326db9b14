import type { SaveDraft, Placing } from "../../generated/dicecommands";
import type { DiceView } from "../../generated/dicegame";

/** A turn placed but not played, as stored in this tab. */
export interface KeptDraft {
  /** Start time of the game: a table may have several games. */
  readonly game: number;
  readonly round: number;
  readonly dice: readonly Placing[];
  /** Whether the table has stored it too. */
  readonly kept: boolean;
}

export interface DraftStore {
  read(): KeptDraft | null;
  write(draft: KeptDraft): void;
}

/** Chooses the current draft: this tab's if the table doesn't have it or has lost it, otherwise the table's. */
export function newest(here: KeptDraft | null, table: SaveDraft | null, view: Pick<DiceView, "started_at" | "round">): Pick<SaveDraft, "dice"> | null {
  const there = table?.round === view.round ? table : null;
  const isOfNow = here?.game === view.started_at && here.round === view.round;
  return isOfNow && !(here.kept && there) ? here : there;
}

/** Stores a table's draft in this tab, across reloads. */
export function keptDrafts(table: string): DraftStore {
  const key = `draft ${table}`;
  return {
    read() {
      try {
        const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return isDraft(found) ? found : null;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // without storage, only the table has the draft
      }
    },
  };
}

/** Checks that stored JSON is a draft. */
function isDraft(found: unknown): found is KeptDraft {
  if (typeof found !== "object" || found === null) return false;
  const { game, round, dice, kept } = found as Record<string, unknown>;
  return typeof game === "number" && typeof round === "number" && typeof kept === "boolean" && Array.isArray(dice) && dice.every(isPlacing);
}

function isPlacing(found: unknown): found is Placing {
  if (typeof found !== "object" || found === null) return false;
  const { die, square, face } = found as Record<string, unknown>;
  return typeof die === "number" && typeof square === "string" && (face === null || typeof face === "number");
}
