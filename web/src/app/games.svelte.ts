// The games on offer, fetched once.
import { FALLBACK } from "../i18n/languages";
import { language } from "../i18n/texts.svelte";
import { get } from "../server/api";
import type { Games } from "../server/types";

export const available = $state<Games>({ games: [], levels: [], features: [] });

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

/** Whether the host offers something that can be switched off. */
export function offers(feature: string): boolean {
  return available.features.includes(feature);
}

/** The levels of the bots that can be met in a game, the weakest first. */
export function levelsOf(game: string): readonly string[] {
  return available.games.find((one) => one.id === game)?.levels ?? [];
}

export function titleOf(game: string): string {
  const info = available.games.find((one) => one.id === game);
  return info?.titles[language()] ?? info?.titles[FALLBACK] ?? game;
}

const LOOK_MS = 1000;
let watching = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Looks how far the games are, as long as somebody shows it; the answer ends that. */
export function watchProgress(): () => void {
  watching += 1;
  timer ??= setInterval(() => {
    get<Games>("/games").then(
      (answer) => void Object.assign(available, answer),
      () => {}, // offline, other parts of the page tell so
    );
  }, LOOK_MS);
  return () => {
    watching -= 1;
    if (watching > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
