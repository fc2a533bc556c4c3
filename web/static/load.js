// Loads the rules of a game when a table of it is opened: in the page, and in the worker of a table.
import { programs } from "/{{shelf.js}}";

const coming = new Map();
let failed = 0;

/** Promises what the program of a game exports. */
export function load(game) {
  if (!coming.has(game)) {
    const loading = fetchGame(game);
    coming.set(game, loading);
    loading.catch(() => {
      coming.delete(game);
      failed += 1;
    });
  }
  return coming.get(game);
}

async function fetchGame(game) {
  const [glue, program] = programs[game];
  // Browsers remember that a script could not be imported; under another name they try again.
  const exports = await import(failed ? `${glue}?${failed}` : glue);
  await exports.default({ module_or_path: program });
  return exports;
}
