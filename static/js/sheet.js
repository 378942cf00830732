// One dialog for everything that asks something first. It lies outside every swapped region, returns the focus
// to its opener, and closes by its button, the scrim, Esc, a swipe down, and the browser's back.
import { hush, toast } from "./toast.js";

const dialog = document.getElementById("sheet");
const content = document.getElementById("sheet-content");
const toasts = document.getElementById("toasts");
let opener = null;
let asked = 0;
let current = "";
let isDue = false;
let isLeaving = false; // our own step back in the history is on its way; it arrives later

function onClick(event) {
  const link = event.target.closest?.("[data-sheet]");
  if (link && !event.defaultPrevented && !event.metaKey && !event.ctrlKey) {
    event.preventDefault();
    if (link.getAttribute("aria-disabled") === "true" && link.dataset.why) {
      toast({ text: link.dataset.why, anyway: () => open(link.dataset.sheet, link) });
    } else open(link.dataset.sheet, link);
  } else if (event.target === dialog || event.target.closest?.("[data-close]")) close();
}

export async function open(url, from) {
  const turn = ++asked;
  current = url;
  if (!dialog.open) {
    opener = describe(from);
    hush();
    content.replaceChildren(wait());
    dialog.showModal();
    dialog.append(toasts);
    enter();
  }
  const html = await load(url);
  if (turn !== asked || !dialog.open) return;
  fill(html);
}

async function load(url) {
  try {
    const response = await fetch(url, { headers: { "HX-Request": "true", Accept: "text/html" } });
    const text = await response.text();
    if (/<html[\s>]/i.test(text)) { location.assign(response.ok ? response.url : url); return ""; }
    return response.ok ? text : failed();
  } catch { return failed(); }
}

const failed = () => { const line = document.createElement("p"); line.className = "sheet__wait"; line.textContent = dialog.dataset.failed; return line.outerHTML; };
const wait = () => { const line = document.createElement("p"); line.className = "sheet__wait"; line.textContent = dialog.dataset.wait; return line; };

function fill(html) {
  content.innerHTML = html;
  window.htmx?.process(content);
  dialog.scrollTop = 0;
  (content.querySelector("[autofocus]") ?? content.querySelector("#sheet-title"))?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent("sheet:opened", { detail: { dialog } }));
}

export function close() {
  asked += 1;
  dialog.close();
}

dialog.addEventListener("close", () => {
  if (dialog.open) return; // opened again before the browser told of the closing: still ours
  document.body.append(toasts);
  content.replaceChildren();
  leave();
  findAgain(opener)?.focus({ preventScroll: true });
});

// An open sheet is one step in the browser's history, so that back closes it. A step back arrives after what a quick
// thumb does next: a sheet opened meanwhile takes its own step when the old one is gone.
function enter() { if (!isLeaving && !history.state?.sheet) history.pushState({ sheet: true }, ""); }
function leave() {
  if (isLeaving || !history.state?.sheet) return;
  isLeaving = true;
  history.back();
}
function onBack(event) {
  if (isLeaving) {
    isLeaving = false;
    if (dialog.open) enter();
  } else if (!event.state?.sheet) close();
}

// A swap may have replaced the opener meanwhile: find the same control again by what it opens.
const describe = (element) => ({ element, sheet: element?.dataset?.sheet, id: element?.id });
function findAgain(was) {
  if (!was?.element) return null;
  if (was.element.isConnected) return was.element;
  return document.getElementById(was.id) ?? document.querySelector(`[data-sheet="${CSS.escape(was.sheet ?? "")}"]`);
}

// Swipe down, starting on the grip or with the sheet scrolled to its top.
let swipe = null;
function swipeStart(event) {
  if (event.pointerType === "mouse" || !event.target.closest(".sheet__grip, .sheet__head")) return;
  swipe = { y: event.clientY, pointer: event.pointerId };
}
function swipeMove(event) {
  if (swipe?.pointer !== event.pointerId) return;
  dialog.style.transform = `translateY(${Math.max(0, event.clientY - swipe.y)}px)`;
}
function swipeEnd(event) {
  if (swipe?.pointer !== event.pointerId) return;
  const isFar = event.clientY - swipe.y > 80;
  swipe = null;
  dialog.style.transform = "";
  if (isFar) close();
}

if (history.state?.sheet) history.replaceState(null, "");
document.addEventListener("click", onClick);
// Back from something that lay over the sheet leads to the sheet; back from the sheet closes it.
addEventListener("popstate", onBack);
// A sheet that stays open after sending (data-keep) is drawn again once the answer is here.
dialog.addEventListener("intent:sent", (event) => { if (event.target.closest("[data-keep]")) isDue = true; else close(); });
for (const name of ["intent:accepted", "intent:refused"]) document.addEventListener(name, renew);
function renew() {
  if (!isDue || !dialog.open) return;
  isDue = false;
  window.htmx.ajax("GET", current, { target: content, swap: "innerMorph" });
}
dialog.addEventListener("pointerdown", swipeStart);
dialog.addEventListener("pointermove", swipeMove);
for (const name of ["pointerup", "pointercancel"]) dialog.addEventListener(name, swipeEnd);
