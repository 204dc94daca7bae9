// The rules for players, made into pages while building; fetched when somebody reads them.
import { FALLBACK, type Language } from "../i18n/languages";

export interface RulesPage {
  html: string;
  headings: { id: string; text: string; depth: number }[];
}

const pages = import.meta.glob<RulesPage>("../../../docs/rules/*/*.md", { import: "default" });

/** The rules of a game; in English where they lack the language. */
export async function rulesOf(game: string, language: Language): Promise<RulesPage> {
  const load =
    pages[`../../../docs/rules/${language}/${game}.md`] ?? pages[`../../../docs/rules/${FALLBACK}/${game}.md`];
  if (!load) throw new Error(`No rules are written for ${game}.`);
  return load();
}
