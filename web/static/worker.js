// A table in this browser: the same program as the page, in a thread of its own.
import load, { work } from "/{{app.js}}";

await load({ module_or_path: "/{{app.wasm}}" });
work();
