import load, { open } from "/{{app.js}}";

await load({ module_or_path: "/{{app.wasm}}" });
open();
