// A button whose meaning was just changed by a swap is locked for a blink, so that a finger already on its way
// does not press something else.
const BLINK = 600;
const meanings = new WeakMap();
const unlockAt = new WeakMap();
const places = new Map();

const placeOf = (button) => {
  const region = button.closest("[id]");
  return `${region?.id}:${[...(region ?? document).querySelectorAll("[data-meaning]")].indexOf(button)}`;
};

function look() {
  const now = performance.now();
  document.querySelectorAll("[data-meaning]").forEach((button) => {
    const place = placeOf(button);
    const before = meanings.get(button) ?? places.get(place);
    const { meaning } = button.dataset;
    if (before !== undefined && before !== meaning) lock(button);
    else if (unlockAt.get(button) > now) button.dataset.locked = "";
    meanings.set(button, meaning);
    places.set(place, meaning);
  });
}

function lock(button) {
  button.dataset.locked = "";
  unlockAt.set(button, performance.now() + BLINK);
  setTimeout(() => { if (unlockAt.get(button) <= performance.now() + 5) delete button.dataset.locked; }, BLINK);
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-locked]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
document.addEventListener("htmx:before:settle", look);
look();
