// All behaviour of the kit. Everything here is an addition: without it pages are plain forms and links.
import "./numbers.js";
import "./outbox.js";
import "./stream.js";
import "./sheet.js";
import "./dial.js";
import "./hold.js";
import "./lock.js";
import "./peek.js";
import "./reveal.js";
import "./vibrate.js";
import "./wake.js";

document.documentElement.dataset.kit = "ready";
