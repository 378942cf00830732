// Light, dark or as the device says. The server draws the page as the cookie says; this changes it without a reload.
(() => {
  const root = document.documentElement;
  function wear(theme) {
    root.dataset.theme = theme;
    const ground = getComputedStyle(root).getPropertyValue("--c-ground").trim();
    if (theme !== "auto" && ground) document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => { meta.content = ground; });
    document.querySelectorAll("[data-theme-set]").forEach((choice) => {
      const isChosen = choice.dataset.themeSet === theme;
      if (choice.matches("input")) choice.checked = isChosen;
      else choice.setAttribute("aria-checked", String(isChosen));
    });
  }

  function choose(theme) {
    document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
    wear(theme);
  }

  document.addEventListener("DOMContentLoaded", () => wear(root.dataset.theme || "auto"));
  document.addEventListener("sheet:opened", () => wear(root.dataset.theme || "auto"));
  document.addEventListener("click", (event) => {
    const choice = event.target.closest?.("[data-theme-set]");
    if (choice) choose(choice.dataset.themeSet);
  });
})();
