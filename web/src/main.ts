import { mount } from "svelte";
import App from "./App.svelte";
import { watchLinks } from "./lib/router.svelte";
import { ownLanguage, speak } from "./lib/texts.svelte";
import "./style/fonts.css";
import "./style/theme.css";

watchLinks();
void speak(ownLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
