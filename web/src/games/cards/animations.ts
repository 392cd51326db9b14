import type { TransitionConfig } from "svelte/transition";
import { isStill } from "../../settings/settings.svelte";

/** Upper limit for every animation, including the last card of a deal. */
const FLIGHT = 240;
const STEP = 20;
const SPREAD = 70;

/** Animates new cards, which fly in from the pile in quick succession. */
export function dealt(node: Element, { order = 0 }: { order?: number }): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const from = offset(node, document.querySelector("[data-pile]"));
  return {
    duration: FLIGHT - SPREAD,
    delay: Math.min(order * STEP, SPREAD),
    easing: slowing,
    css: (t, u) =>
      `transform: translate(${from.x * u}px, ${from.y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** Animates a card that leaves: it flies to the player who won it, or fades in place. */
export function taken(node: Element, { owner }: { owner: number | null }): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const target = owner === null ? null : document.querySelector(`[data-seat="${owner}"]`);
  const to = offset(node, target);
  return {
    duration: FLIGHT,
    easing: (t) => t,
    css: (t, u) =>
      `transform: translate(${to.x * u * u}px, ${to.y * u * u}px) scale(${0.25 + 0.75 * t}); ` +
      `opacity: ${Math.min(1, t * 3)}; z-index: 3; pointer-events: none`,
  };
}

function slowing(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Returns the distance between the centres of two elements. */
function offset(node: Element, target: Element | null): { x: number; y: number } {
  if (target === null) return { x: 0, y: 0 };
  const [here, there] = [node.getBoundingClientRect(), target.getBoundingClientRect()];
  return {
    x: there.left + there.width / 2 - here.left - here.width / 2,
    y: there.top + there.height / 2 - here.top - here.height / 2,
  };
}
