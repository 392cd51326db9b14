import { isKnown, renameGuest } from "../net/http";
import { settings } from "../settings/settings.svelte";

/** Changes the name on this device and, if the server knows this guest, there. */
export function callMyself(name: string): void {
  settings.name = name.trim();
  if (settings.name && isKnown()) renameGuest(settings.name);
}
