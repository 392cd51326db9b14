import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { forgetSettings, keepSettings, settings } from "../src/settings/settings.svelte";

afterEach(() => {
  forgetSettings();
  document.head.innerHTML = "";
});

it("gives the browser's own bars the colour of the chosen theme, not of the system's", () => {
  document.head.innerHTML = `<style>:root { --table: #f6f1e7 } :root[data-theme="dark"] { --table: #0f1528 }</style>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content=""><meta name="theme-color" media="(prefers-color-scheme: dark)" content="">`;
  const colours = (): string[] => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((tag) => tag.content);
  const stop = $effect.root(keepSettings);
  settings.theme = "dark";
  flushSync();
  expect(colours()).toEqual(["#0f1528", "#0f1528"]);
  settings.theme = "light";
  flushSync();
  expect(colours()).toEqual(["#f6f1e7", "#f6f1e7"]);
  stop();
});
