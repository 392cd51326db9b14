import type { TransitionConfig } from "svelte/transition";
import { isStill } from "../settings/settings.svelte";

/** A die that shows another face tumbles into it. */
export function rolled(node: Element): TransitionConfig {
  if (isStill() || !node.isConnected) return { duration: 0 };
  return {
    duration: 220,
    css: (t, u) => `transform: rotate(${u * -160}deg) scale(${0.55 + 0.45 * t}); opacity: ${Math.min(1, 0.3 + t)}`,
  };
}
