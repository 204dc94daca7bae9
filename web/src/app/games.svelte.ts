// The games on offer, fetched once.

import { FALLBACK } from "../i18n/languages";
import { language } from "../i18n/texts.svelte";
import { type GameInfo, get } from "../server/api";

export const available = $state<{ games: GameInfo[]; levels: string[] }>({ games: [], levels: [] });

let fetching: Promise<void> | undefined;

export function needGames(): Promise<void> {
  fetching ??= get<{ games: GameInfo[]; levels: string[] }>("/games").then(
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
