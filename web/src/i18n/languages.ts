// The languages: one a folder of catalogues. Nothing else has to be told of a new one.

export type Language = string;

/** What is spoken to those whose language nobody has written yet. */
export const FALLBACK: Language = "en";

const LOCALES = "../../../src/wataha/locales";
const catalogues = import.meta.glob<string>("../../../src/wataha/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Reads a catalogue; undefined where the language lacks it. */
export function readCatalogue(language: Language, name: string): Promise<string> | undefined {
  return catalogues[`${LOCALES}/${language}/${name}.ftl`]?.();
}

/** A language in its own words: "Polski". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

export const languages: readonly Language[] = [
  ...new Set(Object.keys(catalogues).map((path) => path.slice(LOCALES.length + 1).split("/")[0]!)),
].sort((a, b) => languageName(a).localeCompare(languageName(b), FALLBACK));
