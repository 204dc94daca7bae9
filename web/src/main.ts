import { mount } from "svelte";
import App from "./App.svelte";
import { watchLinks } from "./app/router.svelte";
import { preferredLanguage, setLanguage } from "./i18n/texts.svelte";
import "./style/fonts.css";
import "./style/theme.css";

watchLinks();
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
