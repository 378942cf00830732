// Keep the screen on while the page is looked at. On a secure address by the wake lock; on plain HTTP by a silent
// picture that plays from the first touch on. data-awake on <html> says which: "lock", "video", "waiting" or "none".
const root = document.documentElement;
const isWanted = () => document.body.matches("[data-table]");
let lock = null;
let video = null;

const say = (state) => { root.dataset.awake = state; tell(); };

// A sheet may say it in words: data-awake-line with data-lock, data-video and data-none.
function tell() {
  document.querySelectorAll("[data-awake-line]").forEach((line) => {
    line.textContent = line.dataset[root.dataset.awake] ?? line.dataset.none;
  });
}

async function takeLock() {
  if (lock && !lock.released) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => say("waiting"));
    say("lock");
  } catch { say("waiting"); }
}

// A picture of one dot, drawn again every second: browsers do not let the screen sleep under a playing video
// that covers the page, so it lies behind everything, too faint to see.
function playPicture() {
  const canvas = document.createElement("canvas");
  if (!canvas.captureStream) return say("none");
  canvas.width = canvas.height = 16;
  const pen = canvas.getContext("2d");
  let isOdd = false;
  const draw = () => { isOdd = !isOdd; pen.fillStyle = isOdd ? "#000" : "#010101"; pen.fillRect(0, 0, 16, 16); };
  draw();
  setInterval(draw, 1000);
  video = document.createElement("video");
  Object.assign(video, { muted: true, loop: true, playsInline: true, srcObject: canvas.captureStream() });
  video.className = "awake";
  video.setAttribute("aria-hidden", "true");
  document.body.append(video);
  return video.play().then(() => say("video"), () => say("none"));
}

function stayAwake() {
  if (!isWanted() || document.hidden) return;
  if (navigator.wakeLock) takeLock();
  else if (video) video.play().catch(() => say("none"));
  else say("waiting");
}

function onTouch() {
  if (!isWanted()) return;
  if (navigator.wakeLock) takeLock();
  else if (!video) playPicture();
}

document.addEventListener("sheet:opened", tell);
document.addEventListener("visibilitychange", stayAwake);
document.addEventListener("pointerup", onTouch, { once: true });
document.addEventListener("keyup", onTouch, { once: true });
stayAwake();
