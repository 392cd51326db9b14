import { describe, expect, it } from "vitest";
import Ring from "../src/components/Ring.svelte";
import { one, put, withPage } from "./mounted";

withPage();

describe("the ring of a clock", () => {
  it.each([
    [9, "9"],
    [60, "60"],
    [61, "1:01"],
    [604, "10:04"],
  ])("shows %i seconds as %s", (seconds, text) => {
    put(Ring, { length: 700_000, over: 0, seconds });
    expect(one('[role="timer"] .figures').textContent).toBe(text);
  });
});
