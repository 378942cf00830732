// The live picture of the tray: the newest frame, asked for again as soon as the last one was shown. Each frame says
// which reading stands; when that changes, the frames round the dice are drawn anew.
const PAUSE = 400;
const READING = "X-Dice-Reading";
const place = document.querySelector("[data-camera-live]");
const image = place.querySelector("img");
const none = place.querySelector("p");
const seen = place.querySelector("[data-camera-seen]");
let shown = "";
let framed = "";

async function next() {
  if (!document.hidden) await show(await frame());
  setTimeout(next, PAUSE);
}

async function frame() {
  try {
    const response = await fetch(place.dataset.cameraLive, { cache: "no-store" });
    if (response.status !== 200) return null;
    return { picture: await response.blob(), reading: response.headers.get(READING) ?? "" };
  } catch { return null; }
}

async function show(now) {
  image.hidden = !now;
  none.hidden = Boolean(now);
  await outline(now?.reading ?? "");
  if (!now) return;
  const old = shown;
  shown = URL.createObjectURL(now.picture);
  image.src = shown;
  await image.decode().catch(() => {});
  if (image.naturalHeight) fit(image.naturalWidth / image.naturalHeight);
  if (old) URL.revokeObjectURL(old);
}

// an upright picture leaves room beside it, a wide one below: there the dice are told in words
function fit(ratio) {
  place.style.setProperty("--ratio", ratio);
  place.classList.toggle("camlive--upright", ratio < 1);
}

async function outline(reading) {
  if (reading === framed) return;
  framed = reading;
  if (!reading) { seen.replaceChildren(); return; }
  try {
    const response = await fetch(seen.dataset.cameraSeen, { cache: "no-store" });
    if (response.ok) seen.innerHTML = await response.text();
  } catch { framed = ""; }
}

next();
