// Every tap leaves from here: kept on the phone, sent in order, the same key until answered, counted once.
// A form with data-act is sent as an intent; without script it is a plain form.
import { forget as drop, leftovers, newKey, write } from "./queue.js";
import * as numbers from "./numbers.js";
import { toast } from "./toast.js";
import { vibrate } from "./vibrate.js";

const PATIENCE = 8000;
const BOUNCE = 300;
const waiting = leftovers().map((move) => ({ ...move, hasBeenSent: true }));
let isSending = false;
let failures = 0;
let retry = null;
let answered = Promise.resolve();

waiting.filter((move) => move.part).forEach(numbers.expect);
document.addEventListener("submit", intercept);
for (const name of ["online", "pageshow", "stream:live"]) addEventListener(name, sendNow);
document.addEventListener("visibilitychange", () => { if (!document.hidden) sendNow(); });
tell();
sendNow();

// While a move is under way its answer and the new board race; the board waits for the answer, but not for long.
export const settled = () => Promise.race([answered, new Promise((done) => { setTimeout(done, 1500); })]);
export const countWaiting = () => waiting.length;

function intercept(event) {
  const form = event.target;
  if (event.defaultPrevented || !form.matches("form[data-act]") || form.enctype === "multipart/form-data") return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.dataset.locked !== undefined) return;
  if (button?.getAttribute("aria-disabled") === "true" && button.dataset.why) explain(form, button);
  else submit(form, fieldsOf(form, button), button);
}

function explain(form, button) {
  const fields = [...fieldsOf(form, button), ["anyway", "1"]];
  toast({ text: button.dataset.why, anyway: () => submit(form, fields, button) });
}

function fieldsOf(form, button) {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  if (button?.name) fields.push([button.name, button.value]);
  return fields;
}

function submit(form, fields, button) {
  const { part, of = "" } = form.dataset;
  const by = Number(fields.find(([name]) => name === "by")?.[1]);
  const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
  if (!part && isBounce(action, fields)) return;
  post({ action, fields, ...(part && by ? { part, of, by } : {}) });
  if (button?.matches("[role=switch], [role=checkbox]")) flip(button);
  form.dispatchEvent(new CustomEvent("intent:sent", { bubbles: true }));
  if (part && by) vibrate("step");
}

// A switch turns under the finger; the next swap or answer draws it as it is.
const flip = (button) => button.setAttribute("aria-checked", String(button.getAttribute("aria-checked") !== "true"));

// A finger that trembles presses twice: the same intent again within a blink is one tap.
let lastTap = { said: "", at: 0 };
function isBounce(action, fields) {
  const tap = { said: JSON.stringify([action, fields]), at: performance.now() };
  const isSame = tap.said === lastTap.said && tap.at - lastTap.at < BOUNCE;
  lastTap = tap;
  return isSame;
}

// A change of a number made by something richer than a button (a dial).
export function step(form, by) {
  const fields = [...fieldsOf(form).filter(([name]) => name !== "by"), ["by", String(by)]];
  submit(form, fields, null);
}

export function post(move) {
  const last = waiting.at(-1);
  if (canMerge(last, move)) merge(last, move);
  else enqueue({ ...move, key: newKey() });
  tell();
  sendNow();
}

function enqueue(move) {
  waiting.push(write(move));
  if (move.part) numbers.expect(move);
}

// Taps that have not left yet become one move: −1 −1 −1 is −3.
const others = (move) => JSON.stringify(move.fields.filter(([name]) => name !== "by"));
const canMerge = (last, move) =>
  last && move.part && !(isSending && last === waiting[0]) && !last.hasBeenSent &&
  last.part === move.part && last.of === move.of && last.action === move.action && others(last) === others(move);

function merge(last, move) {
  last.by += move.by;
  last.fields = last.fields.map(([name, value]) => [name, name === "by" ? String(last.by) : value]);
  if (last.by === 0) { remove(last); numbers.forget(last); } else { write(last); numbers.refresh(); }
}

function remove(move) {
  const at = waiting.indexOf(move);
  if (at >= 0) waiting.splice(at, 1);
  drop(move);
}

function sendNow() {
  clearTimeout(retry);
  if (!isSending && waiting.length) answered = send(waiting[0]);
}

async function send(move) {
  isSending = true;
  move.hasBeenSent = true;
  const reply = await request(move).catch(() => null);
  isSending = false;
  failures = reply ? 0 : failures + 1;
  if (reply) conclude(move, reply);
  tell();
  if (reply) sendNow();
  else retry = setTimeout(sendNow, Math.min(4000, 250 * 2 ** failures));
}

async function request(move) {
  const body = new URLSearchParams([...move.fields, ["key", move.key]]);
  const response = await fetch(move.action, {
    method: "POST", body, headers: { Accept: "application/json" }, signal: AbortSignal.timeout?.(PATIENCE),
  });
  if (response.status >= 500 || response.status === 429) throw new Error("try again");
  return { isAccepted: response.ok, answer: readAnswer(await response.text()) };
}

// A page instead of an answer (a redirect was followed) says nothing, but the move has arrived.
function readAnswer(text) {
  try { return JSON.parse(text); } catch { return {}; }
}

function conclude(move, { isAccepted, answer }) {
  remove(move);
  if (isAccepted) accept(move, answer); else refuse(move, answer);
}

function accept(move, { version, said, undo, go }) {
  if (move.part) numbers.acknowledge(move, version);
  document.dispatchEvent(new CustomEvent("intent:accepted", { detail: { action: move.action, version } }));
  const back = document.body.dataset.undo;
  toast({ text: said, undo: undo && back && (() => post({ action: back, fields: undoFields(move, undo) })) });
  if (go) location.assign(go);
}

const undoFields = (move, entry) => [...move.fields.filter(([name]) => ["seat", "csrf_token"].includes(name)), ["entry", String(entry)]];

function refuse(move, { why, anyway }) {
  if (move.part) numbers.forget(move);
  document.dispatchEvent(new CustomEvent("intent:refused", { detail: { action: move.action, why } }));
  const again = { ...move, slot: undefined, hasBeenSent: false, version: null, fields: [...move.fields, ["anyway", "1"]] };
  toast({
    text: why || document.getElementById("toasts").dataset.refused,
    anyway: anyway && (() => { enqueue({ ...again, key: newKey() }); tell(); sendNow(); }),
  });
}

// The offline banner says how many moves are kept here.
function tell() {
  const banner = document.getElementById("offline");
  document.documentElement.dataset.waiting = waiting.length;
  const line = banner?.querySelector("[data-waiting]");
  if (!line) return;
  line.dataset.none ??= line.textContent;
  const words = waiting.length === 1 ? banner.dataset.one : banner.dataset.many.replace("99", waiting.length);
  line.textContent = waiting.length ? words : line.dataset.none;
}
