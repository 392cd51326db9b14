import type { Answer } from "../net/session.svelte";

/** Nobody who goes is kept waiting longer than this for the table to say that it knows. */
export const PATIENCE = 2000;

/** Waits for an answer, but not on a lost line and never for long: whoever leaves has gone, heard or not. */
export async function answeredSoon(session: { readonly line: string }, answer: Promise<Answer>): Promise<void> {
  if (session.line !== "up") return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([answer, enough]);
  clearTimeout(timer);
}
