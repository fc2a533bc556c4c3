// Keeps the program of one version, so that the page opens without a network.
const NAME = "comptoir-{{version}}";
const FILES = {{files}};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});
