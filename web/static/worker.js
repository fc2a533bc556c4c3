// A table in this browser: the program of its game, in a thread of its own. The worker's name is the
// game's id.
import { load } from "/{{load.js}}";

const { hear } = await load(name);
onmessage = ({ data }) => hear(data);
postMessage(JSON.stringify("Ready"));
