import type { TransitionConfig } from "svelte/transition";
import { isStill } from "../../settings/settings.svelte";

const TUMBLE = 420;
const APART = 35;

/** Animates a die just rolled as it tumbles into place. Its face stays legible throughout, since a race may depend on it. */
export function rolled(_node: Element, { place, times }: { place: number; times: number | undefined }): TransitionConfig {
  if (isStill() || times === undefined) return { duration: 0 };
  return {
    delay: place * APART,
    duration: TUMBLE,
    css: (t, u) => {
      const hop = Math.abs(Math.sin(t * Math.PI * 2)) * u;
      return `transform: translateY(${-60 * hop}%) rotate(${-360 * u * u}deg) scale(${1 - 0.25 * u})`;
    },
  };
}
