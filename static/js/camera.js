// Dice by photo. The picture stays here (an object URL); what was read on it travels with the page. Nothing is written:
// "Use these dice" fills the open sheet, which a person then sends like any other answer.
const SIDE = 2400; // the longer side of what is sent: more helps nobody, and Wi-Fi is slow
const SMALL = 900_000;
let dialog = null;
let taken = null; // { input, url, photo }

document.addEventListener("change", (event) => {
  const input = event.target.closest?.("[data-camera]");
  if (!input) return;
  event.stopPropagation();
  const [photo] = input.files;
  input.value = "";
  if (photo) begin(input, photo);
}, true);

async function begin(input, original) {
  forget();
  taken = { input, url: URL.createObjectURL(original), photo: original };
  open();
  say(input.dataset.wait, "status");
  const photo = await smaller(original);
  if (!taken || taken.input !== input) return;
  taken.photo = photo;
  if (photo.size > Number(input.dataset.most)) say(input.dataset.tooLarge);
  else await ask(input.dataset.camera, [["photo", photo, "photo.jpg"]]);
}

// Large photos are made smaller before they are sent. This also turns an iPhone's own format into JPEG where
// the browser can read it; where it cannot, the server says so.
async function smaller(photo) {
  if (photo.size < SMALL) return photo;
  try {
    const image = await createImageBitmap(photo);
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high"; // else pixels of a very large photo are skipped: noise, and a third more to send
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return (await new Promise((done) => { canvas.toBlob(done, "image/jpeg", 0.92); })) ?? photo;
  } catch { return photo; }
}

async function ask(url, fields) {
  const input = taken?.input;
  const body = new FormData();
  for (const [name, value, file] of fields) if (file) body.append(name, value, file); else body.append(name, value);
  const own = new Set(fields.map(([name]) => name));
  for (const [name, value] of answers()) if (!own.has(name)) body.append(name, value);
  dialog.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(url, { method: "POST", body, headers: { Accept: "text/html" } });
    const html = await response.text();
    if (taken?.input !== input || !input) return;
    if (/<html[\s>]/i.test(html) || !html.includes("data-check")) say(input.dataset.failed); else fill(html);
  } catch { if (taken?.input === input && input) say(input.dataset.failed); }
  finally { dialog?.removeAttribute("aria-busy"); }
}

// The other answers of the sheet: which dice are asked for may depend on them.
function answers() {
  const form = taken?.input.closest("form");
  return form ? [...new FormData(form)].filter(([, value]) => typeof value === "string") : [];
}

function open() {
  if (!dialog) {
    dialog = document.createElement("dialog");
    dialog.id = "camera";
    dialog.className = "camera";
    dialog.addEventListener("click", onClick);
    dialog.addEventListener("submit", onSubmit);
    dialog.addEventListener("cancel", (event) => { event.preventDefault(); close(); });
    document.body.append(dialog);
  }
  if (dialog.open) return;
  dialog.showModal();
  history.pushState({ sheet: true, camera: true }, "");
}

function close() { if (history.state?.camera) history.back(); else shut(); }
function shut() {
  dialog?.close();
  dialog?.replaceChildren();
  forget();
}
function forget() {
  if (taken) URL.revokeObjectURL(taken.url);
  taken = null;
}
// The browser's back closes the photo; the sheet under it stays.
addEventListener("popstate", (event) => { if (dialog?.open && !event.state?.camera) shut(); });

function fill(html) {
  dialog.innerHTML = html;
  for (const image of dialog.querySelectorAll("[data-photo]")) image.src = taken.url;
  dialog.scrollTop = 0;
  (dialog.querySelector("[autofocus]") ?? dialog.querySelector("#camera-title"))?.focus({ preventScroll: true });
}

function say(sentence, role = "alert") {
  const page = document.createElement("div");
  page.className = "campage";
  const picture = document.createElement("div");
  picture.className = "cam cam--none";
  const image = document.createElement("img");
  image.className = "cam__photo cam__photo--whole";
  image.alt = "";
  image.src = taken.url;
  picture.append(image);
  const below = document.createElement("section");
  below.className = "cam__sheet";
  const line = document.createElement("p");
  line.className = "t3 b";
  line.setAttribute("role", role);
  line.textContent = sentence;
  below.append(line, ways(role));
  page.append(picture, below);
  dialog.replaceChildren(page);
}

// While a photo is read, thumbs may take over; when it could not be, another one may be taken as well.
function ways(role) {
  const { retake, thumb } = taken.input.dataset;
  const row = Object.assign(document.createElement("div"), { className: "row cam__do" });
  if (role === "alert") row.append(button(retake, "cameraRetake", "btn"));
  row.append(button(thumb, "cameraClose", "btn grow"));
  return row;
}

function button(words, does, className) {
  const made = Object.assign(document.createElement("button"), { type: "button", className, textContent: words });
  made.dataset[does] = "";
  return made;
}

function onClick(event) {
  if (event.target.closest("[data-camera-close]")) close();
  else if (event.target.closest("[data-camera-retake]")) taken?.input.click();
  else if (event.target.closest("[data-camera-use]")) use();
}

function onSubmit(event) {
  event.preventDefault();
  const form = event.target;
  const fields = [...new FormData(form)];
  if (event.submitter?.name) fields.push([event.submitter.name, event.submitter.value]);
  ask(form.action, fields);
}

function use() {
  const form = dialog.querySelector("[data-check]");
  const target = taken.input.closest("form");
  if (form.querySelector("[data-keep-photo]")?.checked) keep(form);
  const dice = [...form.querySelectorAll("[data-row]")];
  for (const { dataset: die } of dice) put(target, `${die.question}.${die.row}`, die.face);
  for (const question of new Set(dice.map((die) => die.dataset.question))) tell(target, question);
  close();
}

function tell(form, question) {
  form.querySelector(`[name^="${CSS.escape(question)}."]`)?.dispatchEvent(new Event("change", { bubbles: true }));
}

// A sheet may not show every die before it is known: then the answer is added, and the next look draws it.
function put(form, name, value) {
  const fields = [...form.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
  if (!fields.length) fields.push(added(form, name));
  for (const field of fields) if (field.type === "radio") field.checked = field.value === value; else field.value = value;
}

function added(form, name) {
  const field = Object.assign(document.createElement("input"), { type: "hidden", name });
  (form.querySelector("#ask") ?? form).append(field);
  return field;
}

// Kept only because a person ticked it; whether it works out is told by nobody, as nothing depends on it.
function keep(form) {
  const body = new FormData(form);
  body.append("photo", taken.photo, "photo.jpg");
  fetch(form.dataset.keep, { method: "POST", body, headers: { Accept: "text/html" } }).catch(() => {});
}
