import { beforeAll, describe, expect, it, vi } from "vitest";
import { ignoreStrayClicks } from "../src/pages/stray_click";

/** The finger goes down on one control and is lifted over another. */
function press(down: Element, up: Element, between = (): void => {}): void {
  down.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  between();
  up.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}

function control(kind: "a" | "button", heard: () => void): HTMLElement {
  const made = document.body.appendChild(document.createElement(kind));
  made.append(document.createElement("span"));
  made.addEventListener("click", heard);
  return made;
}

describe("a click", () => {
  beforeAll(ignoreStrayClicks);

  it("counts where it was pressed", () => {
    const heard = vi.fn();
    const button = control("button", heard);
    press(button.firstElementChild ?? button, button);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("is ignored if the pressed card made room for a link", () => {
    const heard = vi.fn();
    const [card, link] = [control("button", () => {}), control("a", heard)];
    press(card, link, () => card.remove());
    expect(heard).not.toHaveBeenCalled();
  });

  it("counts at the next press, and always from the keyboard", () => {
    const heard = vi.fn();
    const [card, link] = [control("button", () => {}), control("a", heard)];
    card.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    card.remove();
    link.click();
    expect(heard).toHaveBeenCalledOnce();
    press(link, link);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("of assistive technology counts, which presses nothing, after a card has left without a click", () => {
    vi.useFakeTimers();
    const heard = vi.fn();
    const [card, link] = [control("button", () => {}), control("a", heard)];
    card.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    card.dispatchEvent(new Event("pointerup", { bubbles: true }));
    card.remove();
    vi.advanceTimersByTime(500);
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(heard).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
