import type { Answer } from "../net/requests.svelte";

/** Longest wait for the table's answer when leaving, in milliseconds. */
export const PATIENCE = 2000;

/** Waits for an answer, but not on a lost connection and never for long: the player leaves, answered or not. */
export async function answeredSoon(session: { readonly connection: string }, answer: Promise<Answer>): Promise<void> {
  if (session.connection !== "up") return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([answer, enough]);
  clearTimeout(timer);
}
