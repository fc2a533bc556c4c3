// Keeps the program of one version, so that the page opens without a network.
//
// A new version is fetched in the background. It takes over when the last page of the old one is
// loaded again: two versions never mix in one page.
const NAME = "comptoir-{{version}}";
const FILES = {{files}};
// What the server answers itself is never kept.
const SERVER = /^\/(api|health|ready|metrics)(\/|$)/;
const HASHED = /-[0-9a-f]{16}\.\w+$/;

addEventListener("install", (event) => {
  // Names with a hash never change; the others are asked for anew.
  const request = (file) => new Request(file, { cache: HASHED.test(file) ? "default" : "reload" });
  const keep = async () => {
    const cache = await caches.open(NAME);
    const isProgram = (file) => file.startsWith("/programs/");
    await cache.addAll(FILES.filter((file) => !isProgram(file)).map(request));
    // The games are many, and only those that are opened are needed soon: one after the other, and
    // after everything the page asks for, or a click on a game would wait behind all of them.
    for (const file of FILES.filter(isProgram)) {
      await cache.add(new Request(request(file), { priority: "low" }));
    }
  };
  event.waitUntil(keep());
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("comptoir-") && name !== NAME) await caches.delete(name);
    }
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("message", (event) => {
  if (event.data === "take-over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || SERVER.test(pathname)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

async function page(request) {
  if (registration.waiting && (await clients.matchAll({ type: "window" })).length < 2) {
    registration.waiting.postMessage("take-over");
    return new Response("", { headers: { refresh: "0" } });
  }
  return file("/", request);
}

async function file(name, request = name) {
  const cache = await caches.open(NAME);
  return (await cache.match(name, { ignoreSearch: true })) ?? fetch(request);
}
