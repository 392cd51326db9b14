import type { Seating } from "../generated/table";

/** Tells when a start ended without a deal because this player's device answered too late. */
export class MissedStart {
  #underway = false;

  /** Follows a table in its lobby; true once for each start that was missed. */
  after(phase: string, seating: Seating, seat: number): boolean {
    const before = this.#underway;
    this.#underway = seating.start !== null;
    return before && !this.#underway && phase === "lobby" && !seating.chairs[seat]?.ready;
  }
}
