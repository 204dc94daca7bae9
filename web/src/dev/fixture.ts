// A board with views from a file instead of a server, for those who draw; not part of the build.
import { mount } from "svelte";
import Fixture from "./Fixture.svelte";
import "../style/fonts.css";
import "../style/theme.css";
import { FALLBACK } from "../i18n/languages";
import { setLanguage } from "../i18n/texts.svelte";

const asked = new URLSearchParams(location.search);
await setLanguage(asked.get("lang") ?? FALLBACK);
mount(Fixture, { target: document.getElementById("app")!, props: { file: asked.get("file")! } });
