import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const server = process.env.TERCET_SERVER ?? "http://127.0.0.1:8181";

/** The typeface's licence asks to go with it. */
const licence: Plugin = {
  name: "typeface-licence",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "assets/rubik-OFL.txt", source: readFileSync("node_modules/@fontsource-variable/rubik/LICENSE") });
  },
};

export default defineConfig({
  plugins: [svelte(), licence],
  build: {
    outDir: "../src/tercet/server/client",
    emptyOutDir: true,
    target: "es2022",
    // the content security policy allows nothing inline
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    // a busy machine is slow, not wrong
    testTimeout: 60_000,
    environment: "happy-dom",
    // one page for all files of a worker: a new one for each took twice as long as the tests
    pool: "threads",
    isolate: false,
    include: ["tests/**/*.test.ts"],
  },
});
