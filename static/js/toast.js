// What happened, with Undo; why not, with "Do it anyway". One toast at a time; it stays while looked after.
import { vibrate } from "./vibrate.js";

const STAY = 6000;
let current = null;
let held = null;

export function toast({ text, undo, anyway }) {
  if (!text) return;
  if ("holding" in document.documentElement.dataset) { held = { text, undo, anyway }; return; }
  show({ text, undo, anyway });
}

// A held stepper speaks once, when the finger lifts.
document.addEventListener("hold:end", () => { if (held) { show(held); held = null; } });

function show({ text, undo, anyway }) {
  current?.remove();
  const element = document.getElementById("toast-template").content.firstElementChild.cloneNode(true);
  element.querySelector(".toast__text").textContent = text;
  offer(element, "undo", undo);
  offer(element, "anyway", anyway);
  offer(element, "close", () => {});
  document.getElementById("toasts").append(element);
  current = element;
  leaveRoom(element);
  if (anyway) vibrate("step");
  leaveLater(element);
}

// In a sheet the button at its foot moves up by as much as the toast is high.
function leaveRoom(element) {
  const sheet = element.closest("dialog");
  sheet?.style.setProperty("--toast", `${element.offsetHeight}px`);
}

// Whoever opens a sheet has gone on; what was said before may not lie over it.
export function hush() {
  current?.remove();
}

function offer(element, name, act) {
  const button = element.querySelector(`[data-toast="${name}"]`);
  button.hidden = !act;
  button.addEventListener("click", () => { element.remove(); act(); });
}

function leaveLater(element) {
  let timer;
  const isMinded = () => element.matches(":hover, :focus-within");
  const wait = () => { clearTimeout(timer); timer = setTimeout(() => (isMinded() ? wait() : element.remove()), STAY); };
  for (const name of ["pointerenter", "pointerleave", "focusin", "focusout"]) element.addEventListener(name, wait);
  wait();
}

export function announce(text) {
  document.getElementById("announce").textContent = text;
}
