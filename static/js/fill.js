// A chip that fills a field: a name that played here before.
document.addEventListener("click", (event) => {
  const chip = event.target.closest?.("[data-fill]");
  if (!chip) return;
  const field = document.querySelector(chip.dataset.fill);
  field.value = chip.value;
  field.focus();
});
