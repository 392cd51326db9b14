// Runs before the first paint, which would otherwise be light until the page's script has arrived. Afterwards
// settings.svelte.ts decides. A classic script: a module would run too late.
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("tercet.settings") ?? "{}").theme ?? "auto";
  } catch {
    // without storage the system decides
  }
  const isDark = theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
