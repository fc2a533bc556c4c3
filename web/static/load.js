// Loads the rules of a box when a table of it is opened: in the page, and in the worker of a table.
import { boxes } from "/{{shelf.js}}";

const coming = new Map();
let failed = 0;

/** Promises what the program of a box exports. */
export function load(box) {
  if (!coming.has(box)) {
    const loading = fetchBox(box);
    coming.set(box, loading);
    loading.catch(() => {
      coming.delete(box);
      failed += 1;
    });
  }
  return coming.get(box);
}

async function fetchBox(box) {
  const [glue, program] = boxes[box];
  // Browsers remember that a script could not be imported; under another name they try again.
  const exports = await import(failed ? `${glue}?${failed}` : glue);
  await exports.default({ module_or_path: program });
  return exports;
}
