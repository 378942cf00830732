// A secret on the phone: shown while the finger is down, hidden on release, on blur, when the phone turns or
// the app goes to the background. "Show for 5 seconds" for keyboard and switch users.
const FIVE = 5000;
let open = null;

function show(holder, { returnTo } = {}) {
  hide();
  const sheet = holder.querySelector("template").content.firstElementChild.cloneNode(true);
  if (holder.dataset.seat) sheet.dataset.seat = holder.dataset.seat;
  sheet.tabIndex = -1;
  document.body.append(sheet);
  open = { sheet, returnTo };
  if (returnTo) sheet.focus();
}

function hide() {
  if (!open) return;
  const { sheet, returnTo, timer } = open;
  clearTimeout(timer);
  sheet.remove();
  open = null;
  if (returnTo?.isConnected) returnTo.focus();
}

document.addEventListener("pointerdown", (event) => {
  const button = event.target.closest?.("[data-peek-hold]");
  if (!button || event.button > 0) return;
  event.preventDefault();
  show(button.closest("[data-peek]"));
});
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-peek-five]");
  if (!button) return;
  show(button.closest("[data-peek]"), { returnTo: button });
  open.timer = setTimeout(hide, FIVE);
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => { if (!open?.returnTo) hide(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
document.addEventListener("visibilitychange", hide);
for (const name of ["blur", "pagehide", "orientationchange"]) addEventListener(name, hide);
screen.orientation?.addEventListener?.("change", hide);
