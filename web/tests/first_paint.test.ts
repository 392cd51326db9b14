import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["theme"];
});

it.each([
  [null, true, "dark"],
  [null, false, "light"],
  ['{"theme":"auto"}', true, "dark"],
  ['{"theme":"dark"}', false, "dark"],
  ['{"theme":"light"}', true, "light"],
  ["damaged", true, "dark"],
])("the first paint has the theme of the settings %s where the system's is dark: %s", async (stored, systemIsDark, theme) => {
  if (stored !== null) localStorage.setItem("tercet.settings", stored);
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark }));
  vi.resetModules();
  await import("../src/styles/first_paint.js");
  expect(document.documentElement.dataset["theme"]).toBe(theme);
});
