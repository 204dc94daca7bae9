// Texts in four languages, from the Fluent catalogues that Python reads too. Everything said through `say` is said
// anew when the language changes, so switching loses nothing on the page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../view/view";

export const languages = ["en", "pl", "de", "cs"] as const;
export type Language = (typeof languages)[number];

const STORE = "wataha.language";
const files = import.meta.glob<string>("../../../src/wataha/locales/*/*.ftl", { query: "?raw", import: "default" });
const common = ["wataha", "web"];

const loaded = new Set<string>();
const wanted = new Set<string>(common);
const bundles = new Map<Language, FluentBundle>();
const state = $state({ language: "en" as Language, edition: 0 });

function file(language: Language, catalogue: string): string {
  return `../../../src/wataha/locales/${language}/${catalogue}.ftl`;
}

async function load(language: Language, catalogue: string): Promise<void> {
  const path = file(language, catalogue);
  const read = files[path];
  if (!read || loaded.has(path)) return;
  const text = await read();
  if (loaded.has(path)) return;
  loaded.add(path);
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The language of this browser's person: the one chosen last, else the first of the browser's own that we speak. */
export function preferredLanguage(): Language {
  const asked = [localStorage.getItem(STORE) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (asked.find((tag) => languages.includes(tag as Language)) as Language | undefined) ?? "en";
}

export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((catalogue) => load(language, catalogue)));
  state.language = language;
  state.edition++;
  document.documentElement.lang = language;
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORE, language);
  await setLanguage(language);
}

/** Loads more catalogues: a game's, a board's. */
export async function needCatalogues(...catalogues: string[]): Promise<void> {
  for (const catalogue of catalogues) wanted.add(catalogue);
  await Promise.all(catalogues.map((catalogue) => load(state.language, catalogue)));
  state.edition++;
}

export function language(): Language {
  return state.language;
}

export type Names = (seat: number) => string;

/** The text of a key; the key itself where there is none, so that a gap is seen and never breaks a page. */
export function say(key: string, args: Record<string, unknown> = {}, names?: Names): string {
  void state.edition;
  const [id, attribute] = key.split(".") as [string, string | undefined];
  const bundle = bundles.get(state.language);
  const message = bundle?.getMessage(id);
  const pattern = (attribute ? message?.attributes[attribute] : undefined) ?? message?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, ready(args, names), []);
}

export function tell(phrase: Phrase, names?: Names): string {
  return say(phrase.key, phrase.args, names);
}

export function phrase(key: string, args: Record<string, unknown> = {}): Phrase {
  return { key, args };
}

function ready(args: Record<string, unknown>, names?: Names): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "who" && typeof value === "number") {
      out[name] = names?.(value) ?? say("seat", { letter: String.fromCharCode(65 + value) });
    } else if (value !== null && typeof value === "object" && "key" in value) {
      out[name] = tell(value as Phrase, names);
    } else {
      out[name] = value as FluentVariable;
    }
  }
  return out;
}
