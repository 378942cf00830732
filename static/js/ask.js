// Sheets that ask: remembers which answers a person gave (the others may still be suggested anew),
// and lets − and + count in a form that is not sent yet.
const formOf = (element) => element.closest("form[data-ask]");

function touch(field) {
  const form = formOf(field);
  const list = form?.querySelector("[data-touched]");
  if (!list || !field.name) return;
  const names = new Set(list.value.split(",").filter(Boolean));
  names.add(field.name.split(".")[0]);
  list.value = [...names].join(",");
}

function count(button, by) {
  const field = button.closest("[data-count]").querySelector("input");
  const { min, max } = field.dataset;
  const value = (Number(field.value.replace("−", "-")) || 0) + by;
  field.value = Math.min(max === undefined ? Infinity : Number(max), Math.max(min === undefined ? -Infinity : Number(min), value));
  tell(field);
}

function tell(field) {
  touch(field);
  formOf(field)?.dispatchEvent(new CustomEvent("ask:changed"));
}

function offer(button) {
  const form = formOf(button);
  for (const [kind, value] of Object.entries(JSON.parse(button.dataset.offer))) {
    const field = form.elements[`${button.dataset.mix}.${kind}`];
    if (field) field.value = value;
  }
  tell(form.querySelector(`[name^="${button.dataset.mix}."]`));
}

function answer(button) {
  const field = formOf(button).elements[button.dataset.answer];
  field.value = button.value;
  tell(field);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-more], [data-less], [data-offer], [data-answer]");
  if (!button || !formOf(button)) return;
  event.preventDefault();
  if (button.dataset.offer) offer(button);
  else if (button.dataset.answer) answer(button);
  else count(button, button.dataset.more === undefined ? -1 : 1);
});
document.addEventListener("change", (event) => touch(event.target), true);

// An answer that was overtaken by another tap must not draw the sheet again: the newer one is on its way.
const changes = new WeakMap();
const asked = new WeakMap();
const another = (form) => changes.set(form, (changes.get(form) ?? 0) + 1);
for (const name of ["input", "change", "ask:changed"])
  document.addEventListener(name, (event) => { const form = formOf(event.target); if (form) another(form); }, true);
// Remembered with the answers that were collected, not when the request leaves: it may have waited for another one.
document.addEventListener("htmx:config:request", (event) => {
  const { ctx } = event.detail;
  if (ctx?.sourceElement?.matches?.("form[data-ask]")) asked.set(ctx, changes.get(ctx.sourceElement));
});
document.addEventListener("htmx:before:swap", (event) => {
  const { ctx } = event.detail;
  const form = ctx?.sourceElement;
  if (form?.matches?.("form[data-ask]") && asked.get(ctx) !== changes.get(form)) event.preventDefault();
});

// A fold somebody opened or shut stays as it is when the sheet is drawn again.
document.addEventListener("htmx:before:morph:attr", (event) => {
  if (event.detail.attrName === "open" && event.target.matches?.("form[data-ask] details")) event.preventDefault();
});
