// The games on offer, fetched once.
import { type GameInfo, get } from "./api";
import { language } from "./texts.svelte";

export const offer = $state<{ games: GameInfo[]; levels: string[] }>({ games: [], levels: [] });

let fetching: Promise<void> | undefined;

export function needGames(): Promise<void> {
  fetching ??= get<{ games: GameInfo[]; levels: string[] }>("/games").then(
    (answer) => void Object.assign(offer, answer),
    (trouble: unknown) => {
      fetching = undefined;
      throw trouble;
    },
  );
  return fetching;
}

export function titleOf(game: string): string {
  const info = offer.games.find((one) => one.id === game);
  return info?.titles[language()] ?? info?.titles["en"] ?? game;
}
