import start, { open } from "/{{app.js}}";
import { load } from "/{{load.js}}";
import { catalogue } from "/{{shelf.js}}";

try {
  await start({ module_or_path: "/{{app.wasm}}" });
  open(catalogue, load, "/{{worker.js}}");
} catch (error) {
  document.getElementById("splash-failed")?.removeAttribute("hidden");
  throw error;
}

// After the page: what it needs without a network can wait.
navigator.serviceWorker?.register("/sw.js").catch(console.warn);
