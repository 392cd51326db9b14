import type { Seating } from "../generated/table";
import type { AnyEvent } from "../generated/wire";

/** How long to show that a proposal failed, in milliseconds. */
const WORD = 8000;

/** The proposal that failed last, for a few seconds: who declined it, or withdrew their own (C17). */
export const declined: { news: { readonly seat: number; readonly how: "declined" | "withdrawn" } | null } = $state({ news: null });

let fading: ReturnType<typeof setTimeout> | undefined;

/** Notes an event at a table, if it is about a proposal; `before` is the table before it. */
export function noteProposal(before: { readonly seating: Seating }, event: AnyEvent): void {
  if (event.type !== "ProposalDeclined" && event.type !== "ProposalMade") return;
  clearTimeout(fading);
  declined.news = null;
  if (event.type === "ProposalMade") return;
  declined.news = { seat: event.seat, how: before.seating.proposal?.seat === event.seat ? "withdrawn" : "declined" };
  fading = setTimeout(() => (declined.news = null), WORD);
}
