import { isolated, t, words } from "../i18n/words.svelte";
import { HttpProblem } from "./http";

/** Explains in a sentence why a request was refused, using the server's reason if it gives one. */
export function faultText(error: unknown): string {
  if (!(error instanceof HttpProblem)) return t("web-refused");
  if (error.status === 0) return t("web-offline");
  if (error.status === 429) return t(error.code === "too-many-tables" ? "web-too-many-tables" : "web-too-many-requests");
  if (error.code === "bad-rules" && /^dice-layout-/.test(error.why.reason) && words.has(error.why.reason)) {
    const details = Object.entries(error.why.details).map(([name, value]) => [name, isolated(String(value))] as const);
    return t("dice-cli-bad-layout", { problem: t(error.why.reason, Object.fromEntries(details)) });
  }
  if (error.code === "bad-rules") return t("web-bad-rules", { detail: isolated(error.message) });
  const id = `refusal-${error.code}`;
  // a reason that needs details cannot be used here, since the answer has none
  return words.has(id) && error.code !== "bad-name" ? t(id) : t("web-refused");
}
