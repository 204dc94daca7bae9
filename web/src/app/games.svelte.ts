// The games on offer, fetched once.
import { FALLBACK } from "../i18n/languages";
import { language } from "../i18n/texts.svelte";
import { get } from "../server/api";
import type { Games } from "../server/types";

export const available = $state<Games>({ games: [], levels: [] });

let fetching: Promise<void> | undefined;

export function needGames(): Promise<void> {
  fetching ??= get<Games>("/games").then(
    (answer) => void Object.assign(available, answer),
    (trouble: unknown) => {
      fetching = undefined;
      throw trouble;
    },
  );
  return fetching;
}

export function titleOf(game: string): string {
  const info = available.games.find((one) => one.id === game);
  return info?.titles[language()] ?? info?.titles[FALLBACK] ?? game;
}
