// Moves that wait on this phone. One storage entry per move, so that two windows never overwrite each other;
// names sort by age. A move keeps its key for life: the server counts each key once.
const PREFIX = "tablee:move:";
const table = () => document.body.dataset.table || location.pathname;
let counter = 0;

export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const slot = () => {
  counter += 1;
  return `${PREFIX}${table()}:${String(Date.now()).padStart(15, "0")}.${String(counter).padStart(5, "0")}`;
};

export function write(move) {
  move.slot ||= slot();
  const { slot: name, key, action, fields, part, of, by } = move;
  try { localStorage.setItem(name, JSON.stringify({ key, action, fields, part, of, by })); }
  catch { /* full or private storage: the move still waits in memory */ }
  return move;
}

export function forget(move) {
  try { localStorage.removeItem(move.slot); } catch { /* it was never kept */ }
}

// What an earlier page of this table left behind, oldest first.
export function leftovers() {
  const mine = `${PREFIX}${table()}:`;
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(mine)).sort().flatMap(read);
  } catch { return []; }
}

function read(name) {
  try { return [{ ...JSON.parse(localStorage.getItem(name)), slot: name }]; }
  catch { localStorage.removeItem(name); return []; }
}
