// Numbers that change under the finger. Every element with data-value shows what the server said plus the
// moves it has not yet told us about. `data-base` keeps the server's number; a swap removes it again.
const A_WHILE = 1000;
const unseen = [];   // {part, of, by, version}: version is null until the server answered
let seen = Number(document.body.dataset.version || 0);
const previews = new Map();

const id = (part, of) => `${part}\n${of}`;
const parse = (text) => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));
const write = (value) => String(value).replace("-", "−");
const bound = (value, element) => {
  const { min, max } = element.dataset;
  const low = min === undefined || min === "" ? value : Math.max(value, Number(min));
  return max === undefined || max === "" ? low : Math.min(low, Number(max));
};

export const expect = (move) => { unseen.push(move); refresh(); };
export const forget = (move) => { const at = unseen.indexOf(move); if (at >= 0) unseen.splice(at, 1); refresh(); };

export function acknowledge(move, version) {
  move.version = version;
  move.answeredAt = performance.now();
  if (!document.querySelector("[hx-sse\\:connect]")) settleWithoutStream(move);
  else if (version === undefined || version <= seen) forget(move);
}

// The page shows the table as of this version: what it contains is no longer ours to add.
export function arrived(version) {
  seen = Math.max(seen, version);
  const known = unseen.filter((move) => move.version && move.version <= seen);
  for (const move of known) unseen.splice(unseen.indexOf(move), 1);
  if (known.length) refresh();
}

// A heartbeat says that nothing else is to come: what was answered a while ago and brought no news changed nothing.
export function quiet() {
  const past = performance.now() - A_WHILE;
  unseen.filter((move) => move.answeredAt < past).forEach(forget);
}

function settleWithoutStream(move) {
  for (const element of showing(move.part, move.of)) delete element.dataset.base;
  unseen.splice(unseen.indexOf(move), 1);
}

const showing = (part, of) =>
  document.querySelectorAll(`[data-value="${CSS.escape(part)}"][data-of="${CSS.escape(of)}"]`);

// A value somebody is dragging to, shown but not yet sent; null ends it.
export function preview(part, of, value) {
  if (value === null) previews.delete(id(part, of)); else previews.set(id(part, of), value);
  refresh();
}

export function shown(part, of) {
  const element = showing(part, of)[0];
  return element ? parse(element.textContent) : null;
}

export function isAtBound(part, of, by) {
  const element = [...showing(part, of)].find((one) => one.dataset.min || one.dataset.max);
  if (!element) return false;
  const value = parse(element.textContent);
  return bound(value + Math.sign(by), element) === value;
}

export function refresh() {
  const changed = new Map();
  document.querySelectorAll("[data-value]").forEach((element) => show(element, changed));
  document.querySelectorAll("[data-left]").forEach(showWhatIsLeft);
  for (const detail of changed.values()) document.dispatchEvent(new CustomEvent("value:changed", { detail }));
}

function show(element, changed) {
  const { value: part, of = "" } = element.dataset;
  const moves = unseen.filter((move) => move.part === part && move.of === of);
  const isOurs = element.dataset.base !== undefined;
  if (!moves.length && !isOurs && !previews.has(id(part, of))) return;
  const base = isOurs ? Number(element.dataset.base) : parse(element.textContent);
  const value = previews.get(id(part, of)) ?? moves.reduce((sum, move) => bound(sum + move.by, element), base);
  if (moves.length || previews.has(id(part, of))) element.dataset.base = base; else delete element.dataset.base;
  if (element.textContent !== write(value)) element.textContent = write(value);
  changed.set(id(part, of), { part, of, value });
}

// data-left="wounds": a number that goes down as the other one goes up (life left, cards left).
function showWhatIsLeft(element) {
  const { left: part, of = "" } = element.dataset;
  const moves = unseen.filter((move) => move.part === part && move.of === of);
  if (!moves.length && element.dataset.base === undefined) return;
  const base = element.dataset.base ?? parse(element.textContent);
  const value = moves.reduce((sum, move) => bound(sum - move.by, element), Number(base));
  if (moves.length) element.dataset.base = base; else delete element.dataset.base;
  if (element.textContent !== write(value)) element.textContent = write(value);
}

document.addEventListener("htmx:before:settle", refresh);
