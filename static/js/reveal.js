// The scoring reveal: Space, arrow right or a tap anywhere shows the next line; Skip stays a button.
const PAUSE = 300;
const BUSY = "a, button, input, select, textarea, label, summary, dialog, [role=button], [role=slider]";
let last = -PAUSE;

function next(event) {
  const button = document.querySelector("[data-reveal-next]");
  if (!button || document.querySelector("dialog[open]") || event.target.closest?.(BUSY)) return;
  event.preventDefault();
  if (performance.now() - last < PAUSE) return;
  last = performance.now();
  button.form ? button.form.requestSubmit(button) : button.click();
}

document.addEventListener("keydown", (event) => {
  if ([" ", "ArrowRight", "PageDown"].includes(event.key) && !event.repeat) next(event);
});
document.addEventListener("click", next);
