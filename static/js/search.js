// Finds words in a list that is already on the page: the player aid, the notebook.
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{Diacritic}/gu, "");

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!field.matches?.("[data-search]")) return;
  const list = document.querySelector(field.dataset.search);
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const item of list.querySelectorAll("[data-found]")) {
    const text = plain(item.textContent);
    item.hidden = !words.every((word) => text.includes(word));
    found += item.hidden ? 0 : 1;
  }
  for (const chapter of list.querySelectorAll(".aid__chapter"))
    chapter.hidden = !chapter.querySelector("[data-found]:not([hidden])");
  const nothing = list.querySelector("[data-nothing]");
  if (nothing) nothing.hidden = found > 0;
});
