import { isKnown, renameGuest } from "../net/http";
import { wishes } from "../settings/settings.svelte";

/** Changes the name, here and, if the server knows this guest, there. */
export function callMyself(name: string): void {
  wishes.name = name.trim();
  if (wishes.name && isKnown()) renameGuest(wishes.name);
}
