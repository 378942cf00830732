// Photos of a face are sent as soon as they are chosen; the way back leads to where one came from.
document.addEventListener("change", (event) => event.target.closest?.("form[data-send-at-once]")?.requestSubmit());
document.querySelector("[data-back]")?.addEventListener("click", (event) => {
  if (!document.referrer.startsWith(`${location.origin}/t/`)) return;
  event.preventDefault();
  location.assign(document.referrer);
});
