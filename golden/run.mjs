// Prints every playout, one line each, as computed in WebAssembly.
// Use: node golden/run.mjs FILE.wasm

import { readFile } from "node:fs/promises";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("use: node golden/run.mjs FILE.wasm");
  process.exit(2);
}

// The games reach for nothing outside themselves, so there is nothing to import.
const { instance } = await WebAssembly.instantiate(await readFile(file), {});
const { memory, count, play, address } = instance.exports;

const text = new TextDecoder("utf-8", { fatal: true });
for (let number = 0; number < count(); number++) {
  const length = play(number);
  // The memory may have grown, and a grown memory has a new buffer.
  process.stdout.write(text.decode(new Uint8Array(memory.buffer, address(), length)) + "\n");
}
