// The optional turn clock: it only tells how long this turn has lasted, by the server's clock.
const root = document.documentElement;
const ahead = Date.now() / 1000 - Number(root.dataset.now || 0);

function tell() {
  if (root.dataset.clock !== "on") return;
  for (const clock of document.querySelectorAll("[data-since]")) {
    const since = Number(clock.dataset.since);
    const seconds = Math.max(0, Math.round(Date.now() / 1000 - ahead - since));
    const minutes = Math.floor(seconds / 60);
    clock.textContent = since ? `${minutes}:${String(seconds % 60).padStart(2, "0")}` : "";
  }
}

setInterval(tell, 1000);
tell();
