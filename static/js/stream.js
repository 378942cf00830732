// The live line to the table. htmx swaps what arrives; this file makes sure something arrives, and says honestly
// when it does not: data-live on <html> is "live", "stale" (silence) or "offline".
import { arrived, quiet } from "./numbers.js";
import { settled } from "./outbox.js";

const OFFLINE_AFTER = 2000;
const STALE_AFTER = 15000;
const RETRY_MOST = 4000;
const SLOW_START = 6000;
const root = document.documentElement;
const source = document.querySelector("[hx-sse\\:connect]");
let connection = null;
let heard = Date.now();
let lost = Date.now();
let tries = 0;
let retry = null;
let isAsking = true;   // htmx itself sends the first request
let asked = Date.now();

const url = () => source.getAttribute("hx-sse:connect");

function say(state) {
  if (root.dataset.live === state) return;
  root.dataset.live = state;
  if (state === "live") dispatchEvent(new CustomEvent("stream:live"));
}

function onConnected({ detail }) {
  connection = detail.connection;
  if (connection.usual !== undefined) { connection.config.reconnectDelay = connection.usual; delete connection.usual; }
  heard = Date.now();
  lost = null;
  tries = 0;
  say("live");
}

function onLost() { lost ??= Date.now(); }
function onClosed() { connection = null; onLost(); connectLater(); }

// The very first request is htmx's own; if it fails or is answered with an error page, ask again.
function onFinished() {
  isAsking = false;
  if (!connection) { onLost(); connectLater(); }
}

function connectLater() {
  clearTimeout(retry);
  tries += 1;
  retry = setTimeout(connect, Math.min(RETRY_MOST, 200 * 2 ** tries));
}

function connect() {
  clearTimeout(retry);
  if (connection || isAsking || !source.isConnected) return;
  isAsking = true;
  asked = Date.now();
  window.htmx.ajax("GET", url(), { source, swap: "none" });
}

// Ask for the newest board now: after sleep, a change of network, or a long silence.
function reconnect() {
  if (!connection) { askAgain(); return; }
  connection.usual ??= connection.config.reconnectDelay;
  connection.config.reconnectDelay = 1;
  if (connection.reader) { onLost(); connection.reader.cancel(); }
  else if (connection.delayCanceller) connection.delayCanceller();
  else connection.abortController?.abort();
}

function askAgain() {
  if (!isAsking) connect();
  else if (Date.now() - asked > SLOW_START) { source.dispatchEvent(new CustomEvent("htmx:abort")); onFinished(); }
}

function onMessage({ detail }) {
  heard = Date.now();
  if (lost === null) say("live");
  if (detail.message.event) quiet(); else detail.waitUntil(settled());
}

function watch() {
  const now = Date.now();
  if (!connection && isAsking) askAgain();
  if (lost !== null && now - lost > OFFLINE_AFTER) say("offline");
  else if (lost === null && now - heard > STALE_AFTER) { say("stale"); heard = now - STALE_AFTER + 5000; reconnect(); }
}

if (source) {
  source.addEventListener("htmx:sse:after:connection", onConnected);
  source.addEventListener("htmx:sse:before:connection", onLost);
  source.addEventListener("htmx:sse:error", onLost);
  source.addEventListener("htmx:sse:close", onClosed);
  source.addEventListener("htmx:sse:before:message", onMessage);
  source.addEventListener("htmx:finally:request", onFinished);
  // an error page never replaces anything here, and a version is seen before its numbers are drawn
  source.addEventListener("htmx:before:swap", (event) => {
    const { response, text } = event.detail.ctx;
    if (response?.status >= 400 || /^\s*<!doctype/i.test(text ?? "")) event.preventDefault();
    else if (connection?.lastEventId) arrived(Number(connection.lastEventId) || 0);
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) reconnect(); });
  addEventListener("pageshow", (event) => { if (event.persisted) reconnect(); });
  addEventListener("online", reconnect);
  addEventListener("offline", onLost);
  if (source._htmx?.sse) onConnected({ detail: { connection: source._htmx.sse } });
  setInterval(watch, 500);
}
