// Short signals for the hand. iPhone browsers do not vibrate, so nothing relies on them.
// A page asks for one with data-buzz="turn" data-buzz-id="version"; each id is felt once per device.
const PATTERNS = { step: 10, turn: 30, alarm: [60, 40, 60] };
const FELT = "tablee:felt";

export function vibrate(name) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try { navigator.vibrate?.(PATTERNS[name] ?? PATTERNS.step); } catch { /* not allowed here */ }
}

function isNew(mark) {
  try {
    const felt = JSON.parse(sessionStorage.getItem(FELT) || "[]");
    if (felt.includes(mark)) return false;
    sessionStorage.setItem(FELT, JSON.stringify([...felt.slice(-30), mark]));
  } catch { /* nothing is kept: felt again at worst */ }
  return true;
}

function feel() {
  document.querySelectorAll("[data-buzz]").forEach(({ dataset: { buzz, buzzId = "" } }) => {
    if (buzz && isNew(`${document.body.dataset.table}:${buzz}:${buzzId}`)) vibrate(buzz);
  });
}

document.addEventListener("htmx:before:settle", feel);
feel();
