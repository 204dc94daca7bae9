// A board with views from a file instead of a server, for those who draw; not part of the build.
import { mount } from "svelte";
import Fixture from "./Fixture.svelte";
import "../style/fonts.css";
import "../style/theme.css";
import { type Language, setLanguage } from "../i18n/texts.svelte";

const asked = new URLSearchParams(location.search);
await setLanguage((asked.get("lang") ?? "en") as Language);
mount(Fixture, { target: document.getElementById("app")!, props: { file: asked.get("file")! } });
