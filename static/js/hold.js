// Hold to repeat: starts after 400 ms, then eight a second, faster after two seconds. Each repeat is its own step.
import { isAtBound } from "./numbers.js";

const BEFORE = 400;
const STEADY = 125;
const FAST = 50;
const UNTIL_FAST = 2000;
const AFTER = 120; // a click comes no later than this after its finger lifted
let press = null;

function start(event) {
  const button = event.target.closest?.("[data-hold]");
  if (!button || event.button > 0 || press) return;
  press = { button, since: performance.now(), repeats: 0, timer: setTimeout(repeat, BEFORE) };
}

function repeat() {
  const { button, since } = press;
  if (!button.isConnected || !canGoOn(button)) return end();
  press.repeats += 1;
  document.documentElement.dataset.holding = "";
  if (button.type === "submit") button.form.requestSubmit(button); else button.click();
  const isLong = performance.now() - since > BEFORE + UNTIL_FAST;
  press.timer = setTimeout(repeat, isLong ? FAST : STEADY);
}

function canGoOn(button) {
  const { part, of = "" } = button.form?.dataset ?? {};
  return button.getAttribute("aria-disabled") !== "true" && !(part && isAtBound(part, of, Number(button.value)));
}

function end(event) {
  if (!press) return;
  clearTimeout(press.timer);
  if (press.repeats) swallowNextClick(press.button, Boolean(event));
  press = null;
  delete document.documentElement.dataset.holding;
  document.dispatchEvent(new CustomEvent("hold:end"));
}

// The click that follows a hold is the finger lifting, not one more tap, however long it stayed after the bound, where
// the hold ends by itself. Once the finger is gone, nothing more is swallowed: a key or a switch may click, too.
function swallowNextClick(button, isLifted) {
  const over = new AbortController();
  const { signal } = over;
  const soon = () => setTimeout(() => over.abort(), AFTER);
  button.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    over.abort();
  }, { capture: true, signal });
  if (isLifted) soon();
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, soon, { signal });
  document.addEventListener("pointerdown", () => over.abort(), { capture: true, signal });
}

document.addEventListener("pointerdown", start);
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end);
document.addEventListener("visibilitychange", end);
addEventListener("blur", end);
document.addEventListener("contextmenu", (event) => {
  if (event.target.closest?.("[data-hold], [data-peek-hold]")) event.preventDefault();
});
