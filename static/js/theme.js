// Light, dark or as the device says. A classic script in the head: the choice must stand before the first paint.
(() => {
  const root = document.documentElement;
  const kept = () => { try { return localStorage.getItem("theme"); } catch { return null; } };

  function wear(theme) {
    root.dataset.theme = theme;
    document.querySelectorAll("[data-theme-set]").forEach((choice) => {
      const isChosen = choice.dataset.themeSet === theme;
      if (choice.matches("input")) choice.checked = isChosen;
      else choice.setAttribute("aria-checked", String(isChosen));
    });
  }

  function choose(theme) {
    try { localStorage.setItem("theme", theme); } catch { /* a private window keeps nothing */ }
    document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
    wear(theme);
  }

  if (kept()) wear(kept());
  document.addEventListener("DOMContentLoaded", () => wear(root.dataset.theme || "auto"));
  document.addEventListener("sheet:opened", () => wear(root.dataset.theme || "auto"));
  document.addEventListener("click", (event) => {
    const choice = event.target.closest?.("[data-theme-set]");
    if (choice) choose(choice.dataset.themeSet);
  });
})();
