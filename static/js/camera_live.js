// The live picture of the tray: the newest frame, asked for again as soon as the last one was shown.
const PAUSE = 400;
const place = document.querySelector("[data-camera-live]");
const image = place.querySelector("img");
const none = place.querySelector("p");
let shown = "";

async function next() {
  if (!document.hidden) await show(await frame());
  setTimeout(next, PAUSE);
}

async function frame() {
  try {
    const response = await fetch(place.dataset.cameraLive, { cache: "no-store" });
    return response.status === 200 ? await response.blob() : null;
  } catch { return null; }
}

async function show(picture) {
  image.hidden = !picture;
  none.hidden = Boolean(picture);
  if (!picture) return;
  const old = shown;
  shown = URL.createObjectURL(picture);
  image.src = shown;
  await image.decode().catch(() => {});
  if (old) URL.revokeObjectURL(old);
}

next();
