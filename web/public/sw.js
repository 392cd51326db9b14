// Caches what has been loaded, so that the page opens without a network. Each build has its own cache with only its own
// files, so versions never mix; names of files under assets/ and offline/ contain a hash of their contents.
// The four values below are filled in by the build (vite.config.ts).
const BUILD = "%BUILD%";
const FILES = ["%FILES%"];
const IS_STATIC = "%STATIC%" === "yes";
const HOME = new URL("./", location.href);
const PAGE = `tercet-page ${HOME.pathname} ${BUILD}`;
const OFFLINE = `tercet-offline ${HOME.pathname}`;
const FORMER = ["tercet-1"];

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage());
});

// On a static host, caches all files, because the next build may replace those not yet loaded; from a server, only the files
// that the page refers to.
async function keepPage() {
  const cache = await caches.open(PAGE);
  if (IS_STATIC) return keepAll(cache);
  await cache.add(HOME);
  const text = await (await cache.match(HOME)).text();
  await cache.addAll((text.match(/\/assets\/[^"]+/g) ?? []).map((path) => new URL(path, HOME)));
}

async function keepAll(cache) {
  const known = new Set((await cache.keys()).map((request) => request.url));
  const missing = ["./", ...FILES].map((name) => new URL(name, HOME).href).filter((address) => !known.has(address));
  await cache.addAll(missing.map((address) => new Request(address, address.includes("/assets/") ? {} : { cache: "no-cache" })));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(removeFormer().then(() => self.clients.claim()));
});

// Other sites may have caches at this origin, so this deletes only ours, by name.
async function removeFormer() {
  const ours = `tercet-page ${HOME.pathname} `;
  const names = (await caches.keys()).filter((name) => (name.startsWith(ours) && name !== PAGE) || FORMER.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  if (event.data === "keep-page") {
    const told = caches.open(PAGE).then(keepAll);
    event.waitUntil(
      told.then(
        () => event.ports[0].postMessage(""),
        (error) => event.ports[0].postMessage(String(error)),
      ),
    );
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== HOME.origin || !url.pathname.startsWith(HOME.pathname)) return;
  const name = url.pathname.slice(HOME.pathname.length);
  if (name.startsWith("api/")) return;
  if (request.mode === "navigate") {
    if (!IS_STATIC) event.respondWith(newestPage(request));
    else if (name === "" || name === "index.html") event.respondWith(kept(PAGE, HOME, request));
  } else if (name.startsWith("assets/")) event.respondWith(keepWhatIsUsed(request));
  else if (name.startsWith("offline/") && name !== "offline/parts.json") event.respondWith(kept(OFFLINE, request, request));
  else if (IS_STATIC && FILES.includes(name)) event.respondWith(kept(PAGE, request, request));
});

// Returns the server's page or, if the server is unreachable, this build's page.
async function newestPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(PAGE)).match(HOME)) ?? Response.error();
  }
}

async function kept(name, key, request) {
  return (await (await caches.open(name)).match(key)) ?? fetch(request);
}

async function keepWhatIsUsed(request) {
  const cache = await caches.open(PAGE);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
