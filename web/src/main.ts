import { mount } from "svelte";
import App from "./App.svelte";
import { followNotices } from "./app/push";
import { watchLinks } from "./app/router.svelte";
import { preferredLanguage, setLanguage } from "./i18n/texts.svelte";
import "./style/fonts.css";
import "./style/theme.css";

watchLinks();
followNotices();
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
// Only once everything else is there: the worker then fetches the pages that are not needed yet.
if (import.meta.env.PROD)
  addEventListener("load", () => void import("./app/offline.svelte").then(({ watchVersion }) => watchVersion()));
