import type { Seating } from "../generated/table";

/** Detects starts that ended without a deal because this player's device answered too late. */
export class MissedStart {
  #underway = false;

  /** Call on every update of the table. Returns true once for each missed start. */
  after(phase: string, seating: Seating, seat: number): boolean {
    const before = this.#underway;
    this.#underway = seating.start !== null;
    return before && !this.#underway && phase === "lobby" && !seating.chairs[seat]?.ready;
  }
}
