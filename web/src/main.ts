import "./styles/typeface.css";
import "./styles/tokens.css";
import "./styles/button.css";
import "./styles/base.css";
import "./styles/switch.css";
import "./styles/tile.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { backend, chooseBackend } from "./backend";
import { followUpdates } from "./offline/service_worker";
import { mayReload } from "./pages/reload";
import { route } from "./pages/route.svelte";
import { ignoreStrayClicks } from "./pages/stray_click";

route.follow();
ignoreStrayClicks();
// after an upgrade the server no longer has this page's parts; a reload loads the new page
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && mayReload()) location.reload();
});
const shown = chooseBackend().then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void shown.then(() => followUpdates(backend.settled)));
