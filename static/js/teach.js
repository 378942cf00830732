// Photos of a face are sent as soon as they are chosen; the way back leads to the table one came from.
const CAME_FROM = "teach:came-from";
const isFrom = (place) => document.referrer.startsWith(location.origin + place);
if (!isFrom("/dice")) sessionStorage.setItem(CAME_FROM, isFrom("/t/") ? document.referrer : "");

document.addEventListener("change", (event) => event.target.closest?.("form[data-send-at-once]")?.requestSubmit());
document.addEventListener("submit", ({ target: form }) => {
  if (!form.matches("[data-send-at-once]")) return;
  form.setAttribute("aria-busy", "true");
  for (const part of form.querySelector("label").childNodes) if (part.nodeType === Node.TEXT_NODE) part.textContent = form.dataset.wait;
});
// A page that the browser kept would still wait.
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

document.querySelector("[data-back]")?.addEventListener("click", (event) => {
  const table = sessionStorage.getItem(CAME_FROM);
  if (!table) return;
  event.preventDefault();
  location.assign(table);
});
