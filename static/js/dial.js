// The dial: drag the knob along the ring, or use the arrow keys, Home and End. Geometry as in web/drawing.py.
import { preview, shown } from "./numbers.js";
import { step } from "./outbox.js";
import { announce } from "./toast.js";

const CENTRE = 120;
const RADIUS = 98;
const FIRST = 128;
const SWEEP = 284;
const GRIP = 34;
let drag = null;

const bounds = (dial) => ({ low: Number(dial.dataset.min), high: Number(dial.dataset.max) });
const isBeaded = (dial) => dial.querySelector(".dial__bead") !== null;
const angleOf = (dial, value) => {
  const { low, high } = bounds(dial);
  return FIRST + ((value - low - (isBeaded(dial) ? 0.5 : 0)) * SWEEP) / (high - low);
};
const spot = (angle) => {
  const turn = (angle * Math.PI) / 180;
  return { x: CENTRE + RADIUS * Math.cos(turn), y: CENTRE + RADIUS * Math.sin(turn) };
};

function draw(dial, value) {
  const { low, high } = bounds(dial);
  const reached = Math.min(Math.max(value, low), high) - low;
  dial.querySelectorAll(".dial__bead").forEach((bead, i) => bead.classList.toggle("dial__bead--on", i < reached));
  const arc = dial.querySelector(".dial__arc");
  arc?.setAttribute("stroke-dasharray", `${reached} ${(high - low) * 2}`);
  arc?.setAttribute("visibility", reached ? "visible" : "hidden");
  moveKnob(dial, low + reached, reached);
  if (dial.matches("[data-dial]")) speak(dial, value);
}

function moveKnob(dial, value, reached) {
  const at = spot(angleOf(dial, value));
  dial.querySelectorAll(".dial__knob, .dial__grip").forEach((knob) => {
    knob.setAttribute("cx", at.x.toFixed(1));
    knob.setAttribute("cy", at.y.toFixed(1));
    if (knob.matches(".dial__knob")) knob.setAttribute("visibility", reached ? "visible" : "hidden");
  });
}

function speak(dial, value) {
  dial.setAttribute("aria-valuenow", value);
  dial.setAttribute("aria-valuetext", dial.dataset.spoken.replace(/[−-]?\d+/, String(value).replace("-", "−")));
}

function valueAt(dial, event) {
  const { x, y } = pointIn(dial, event);
  const { low, high } = bounds(dial);
  const angle = (Math.atan2(y - CENTRE, x - CENTRE) * 180) / Math.PI;
  const along = (angle - FIRST + 720) % 360;
  const gap = 360 - SWEEP;
  if (along > SWEEP + gap / 2) return low;
  const steps = (Math.min(along, SWEEP) * (high - low)) / SWEEP;
  return low + (isBeaded(dial) ? Math.ceil(steps) : Math.round(steps));
}

function pointIn(dial, event) {
  const box = dial.getBoundingClientRect();
  return { x: ((event.clientX - box.left) * 240) / box.width, y: ((event.clientY - box.top) * 240) / box.height };
}

function isOnKnob(dial, event) {
  const at = pointIn(dial, event);
  const knob = spot(angleOf(dial, Math.max(current(dial), bounds(dial).low + 0.5)));
  return Math.hypot(at.x - knob.x, at.y - knob.y) < GRIP;
}

const of = (dial) => dial.dataset.of ?? "";
const current = (dial) => shown(dial.dataset.part, of(dial)) ?? Number(dial.getAttribute("aria-valuenow"));

function grab(event) {
  const dial = event.target.closest?.("[data-dial]");
  if (!dial || event.button > 0 || !isOnKnob(dial, event)) return;
  event.preventDefault();
  dial.focus({ preventScroll: true });
  dial.setPointerCapture?.(event.pointerId);
  drag = { dial, from: current(dial), to: current(dial), pointer: event.pointerId };
}

function move(event) {
  if (drag?.pointer !== event.pointerId) return;
  const value = valueAt(drag.dial, event);
  const { low, high } = bounds(drag.dial);
  if (Math.abs(value - drag.to) > (high - low) / 2) return;   // never jump across the gap
  drag.to = value;
  preview(drag.dial.dataset.part, of(drag.dial), value);
}

function release(event) {
  if (drag?.pointer !== event.pointerId) return;
  const { dial, from, to } = drag;
  drag = null;
  preview(dial.dataset.part, of(dial), null);
  if (event.type === "pointerup" && to !== from) change(dial, to - from);
}

function change(dial, by) {
  step(dial.closest("form"), by);
  announce(dial.getAttribute("aria-valuetext"));
}

const KEYS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 };

function press(event) {
  const dial = event.target.closest?.("[data-dial]");
  if (!dial || event.altKey || event.ctrlKey || event.metaKey) return;
  const { low, high } = bounds(dial);
  const value = current(dial);
  const wanted = { Home: low, End: high }[event.key] ?? value + (KEYS[event.key] ?? 0);
  const by = Math.min(Math.max(wanted, low), high) - value;
  if (!(event.key in KEYS) && event.key !== "Home" && event.key !== "End") return;
  event.preventDefault();
  if (by) step(dial.closest("form"), by);
}

document.addEventListener("value:changed", ({ detail: { part, of: whose, value } }) => {
  const same = `[data-part="${CSS.escape(part)}"][data-of="${CSS.escape(whose)}"]`;
  document.querySelectorAll(`[data-dial]${same}, [data-ring]${same}`).forEach((dial) => draw(dial, value));
});
document.addEventListener("pointerdown", grab);
document.addEventListener("pointermove", move);
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, release);
document.addEventListener("keydown", press);
