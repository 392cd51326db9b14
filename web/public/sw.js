// Keeps what has been loaded, so that the page opens without a network: lessons, rules and saved games work then too.
// Files under /assets/ have their contents' hash in their names and never change; the page itself is asked for first.
const KEPT = "tercet-1";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});

// The page, and what it names: its first visit came before there was anybody to keep its parts.
async function keepPage() {
  const cache = await caches.open(KEPT);
  await cache.add("/");
  const text = await (await cache.match("/")).text();
  await cache.addAll(text.match(/\/assets\/[^"]+/g) ?? []);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await tidy(cache, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

// Every address shows the same page, so one copy serves for all; files that it no longer names are dropped with time.
async function tidy(cache, fresh) {
  await cache.put("/", fresh);
  const keys = await cache.keys();
  if (keys.length > 200) await Promise.all(keys.slice(1, 100).map((key) => cache.delete(key)));
}

async function asset(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
