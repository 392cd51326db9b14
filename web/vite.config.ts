import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const server = process.env.TERCET_SERVER ?? "http://127.0.0.1:8181";

/** The typeface's licence must be distributed with it. */
const licence: Plugin = {
  name: "typeface-licence",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "assets/rubik-OFL.txt", source: readFileSync("node_modules/@fontsource-variable/rubik/LICENSE") });
  },
};

/** Sets the theme before the first paint. The policy forbids inline scripts; a name that changes with the contents can be cached for good. */
const firstPaint = (base: string): Plugin => {
  // without its comments
  const source = readFileSync("src/styles/first_paint.js", "utf8").replace(/^\s*\/\/.*\n/gm, "");
  const fileName = `assets/first_paint-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  return {
    name: "first-paint",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { src: `${base}${fileName}` }, injectTo: "head-prepend" }],
  };
};

/** Tells the service worker which files belong to this build. */
const serviceWorker = (mode: string): Plugin => ({
  name: "service-worker",
  writeBundle({ dir = "" }, bundle) {
    const shown = readdirSync("public").filter((name) => name !== "sw.js" && name !== "preview.png");
    const files = [...Object.keys(bundle).filter((name) => name !== "index.html"), ...shown].sort();
    const page = readFileSync(join(dir, "index.html"), "utf8");
    const build = createHash("sha256").update(JSON.stringify([files, page])).digest("hex").slice(0, 16);
    const place = join(dir, "sw.js");
    const text = readFileSync(place, "utf8").replace("%BUILD%", build).replace('["%FILES%"]', JSON.stringify(files)).replace("%STATIC%", mode === "static" ? "yes" : "no");
    writeFileSync(place, text);
  },
});

/** A static host sends no headers: the page contains the server's policy, as far as HTML can express it. */
const policy: Plugin = {
  name: "policy",
  transformIndexHtml: () => [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" }],
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

export default defineConfig(({ mode }) => ({
  // works under any path of any host
  base: mode === "static" ? "./" : "/",
  plugins: [svelte(), licence, firstPaint(mode === "static" ? "./" : "/"), serviceWorker(mode), ...(mode === "static" ? [policy] : [])],
  worker: { format: "es", rolldownOptions: { checks: { bundlerTimings: false } } },
  // a static page and its Python come from the same build
  define: { __PARTS__: mode === "static" ? readFileSync("../build/offline/parts.json", "utf8") : "null" },
  build: {
    outDir: mode === "static" ? "../build/static" : "../src/tercet/server/client",
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
    // generous, because a busy machine is slow, not wrong
    testTimeout: 60_000,
    environment: "happy-dom",
    // one page for all files of a worker: a new one for each took twice as long as the tests
    pool: "threads",
    isolate: false,
    setupFiles: "tests/clean_page.ts",
    include: ["tests/**/*.test.ts"],
  },
}));
