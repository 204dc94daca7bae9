// A sheet of all motifs and pieces, for those who draw; not part of the build.
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
