// A board with views from a file instead of a server, for those who draw; not part of the build.
import { mount } from "svelte";
import Fixture from "./art/Fixture.svelte";
import "./style/fonts.css";
import "./style/theme.css";
import { type Language, speak } from "./lib/texts.svelte";

const asked = new URLSearchParams(location.search);
await speak((asked.get("lang") ?? "en") as Language);
mount(Fixture, { target: document.getElementById("app")!, props: { file: asked.get("file")! } });
