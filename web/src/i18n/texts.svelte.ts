// Texts in the chosen language, from the Fluent catalogues that Python reads too. Everything said through `say` is said
// anew when the language changes, so switching loses nothing on the page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../view/view";
import { FALLBACK, type Language, languages, readCatalogue } from "./languages";

const STORE = "wataha.language";
const common = ["wataha", "web"];

const loaded = new Set<string>();
const wanted = new Set<string>(common);
const bundles = new Map<Language, FluentBundle>();
const state = $state({ language: FALLBACK, edition: 0 });

async function load(language: Language, catalogue: string): Promise<void> {
  const name = `${language}/${catalogue}`;
  if (loaded.has(name)) return;
  const text = await readCatalogue(language, catalogue);
  if (text === undefined || loaded.has(name)) return;
  loaded.add(name);
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The language of this browser's person: the one chosen last, else the first of the browser's own that we speak. */
export function preferredLanguage(): Language {
  const asked = [localStorage.getItem(STORE) ?? "", ...navigator.languages].map((tag) =>
    tag.split("-")[0]!.toLowerCase(),
  );
  return asked.find((tag) => languages.includes(tag)) ?? FALLBACK;
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
