import load, { open } from "/{{app.js}}";

try {
  await load({ module_or_path: "/{{app.wasm}}" });
  open("/{{worker.js}}");
} catch (error) {
  document.getElementById("splash-failed")?.removeAttribute("hidden");
  throw error;
}

// After the page: what it needs without a network can wait.
navigator.serviceWorker?.register("/sw.js").catch(console.warn);
