// Texts in the chosen language, from the Fluent catalogues that Python reads too. Everything said through `say` is said
// anew when the language changes, so switching loses nothing on the page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Depicted, Phrase } from "../view/view";
import { FALLBACK, type Language, languages, readCatalogue } from "./languages";

const STORE = "wataha.language";
const common = ["wataha", "web"];

const loaded = new Set<string>();
const wanted = new Set<string>(common);
const bundles = new Map<Language, FluentBundle>();
const state = $state({ language: FALLBACK, edition: 0 });

/** Shown where no catalogue has a text: nobody is shown a key. */
const UNSAID = "…";

let loading = 0;
let englishToo = false;

async function load(language: Language, catalogue: string): Promise<void> {
  const name = `${language}/${catalogue}`;
  if (loaded.has(name)) return;
  let text: string | undefined;
  loading++;
  try {
    text = await readCatalogue(language, catalogue);
  } finally {
    loading--;
  }
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
  const spoken = englishToo ? [state.language, FALLBACK] : [state.language];
  await Promise.all(catalogues.flatMap((catalogue) => spoken.map((language) => load(language, catalogue))));
  state.edition++;
}

export function language(): Language {
  return state.language;
}

export type Names = (seat: number) => string;

function textOf(language: Language, key: string, args: Record<string, unknown>, names?: Names): string | undefined {
  const [id, attribute] = key.split(".") as [string, string | undefined];
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(id);
  const pattern = (attribute ? message?.attributes[attribute] : undefined) ?? message?.value;
  return pattern ? bundle?.formatPattern(pattern, ready(args, names), []) : undefined;
}

/** The text of a key; in English where the language lacks it, and nothing as long as its catalogue is on its way. */
export function say(key: string, args: Record<string, unknown> = {}, names?: Names): string {
  void state.edition;
  return textOf(state.language, key, args, names) ?? textOf(FALLBACK, key, args, names) ?? missing(key);
}

function missing(key: string): string {
  if (loading === 0 && state.language !== FALLBACK && !englishToo) {
    englishToo = true;
    void needCatalogues(...wanted);
  }
  if (loading > 0) return "";
  console.error(`No catalogue has a text for ${key}.`);
  return UNSAID;
}

export function tell(phrase: Phrase, names?: Names): string {
  return say(phrase.key, phrase.args, names);
}

export type Part = string | { thing: Depicted; words: string };

// Words that name a thing stand between these two, which no catalogue has; a number says which thing.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const NAMED = new RegExp(`${OPEN}(\\d+):([^${CLOSE}]*)${CLOSE}`);

/** What `tell` says in one piece, parted where it names pieces and places. */
export function tellParts(phrase: Phrase, names?: Names): Part[] {
  if (phrase.thing) return [{ thing: phrase.thing, words: tell(phrase, names) }];
  const things: Depicted[] = [];
  const marked = tell(markThings(phrase, things, names), names);
  return marked.split(new RegExp(NAMED, "g")).flatMap((text, n, all): Part[] => {
    if (n % 3 === 1) return [{ thing: things[Number(text)]!, words: all[n + 1]! }];
    return n % 3 === 2 || text === "" ? [] : [text];
  });
}

/** A phrase in which whatever names a thing is said already, between marks. */
function markThings(phrase: Phrase, things: Depicted[], names?: Names): Phrase {
  const args = Object.entries(phrase.args).map(([name, value]) => {
    if (!isPhrase(value)) return [name, value];
    if (!value.thing) return [name, markThings(value, things, names)];
    return [name, `${OPEN}${things.push(value.thing) - 1}:${tell(value, names)}${CLOSE}`];
  });
  return { key: phrase.key, args: Object.fromEntries(args) };
}

function isPhrase(value: unknown): value is Phrase {
  return value !== null && typeof value === "object" && "key" in value;
}

export function phrase(key: string, args: Record<string, unknown> = {}): Phrase {
  return { key, args };
}

function ready(args: Record<string, unknown>, names?: Names): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "who" && typeof value === "number") {
      out[name] = names?.(value) ?? say("seat", { letter: String.fromCharCode(65 + value) });
    } else if (isPhrase(value)) {
      out[name] = tell(value, names);
    } else {
      out[name] = value as FluentVariable;
    }
  }
  return out;
}
