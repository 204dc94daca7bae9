// The options of a game that someone sets up, for so many players.
import type { GameInfo } from "../server/types";

export type Option = GameInfo["options"][number];
export type Chosen = Record<string, string | number>;

/** Whether so many players can choose a value: a seat that nobody sits in begins no game. */
export function suits(option: Option, value: string | number, players: number): boolean {
  return option.players_of[value]?.includes(players) ?? true;
}

/** The value of an option as it stands, which is the usual one where so many players cannot have another. */
export function chosenOf(option: Option, chosen: Chosen, players: number): string | number {
  const value = chosen[option.name] ?? option.default;
  return suits(option, value, players) ? value : option.default;
}

/** What was chosen, as the server takes it. */
export function wantedOptions(game: GameInfo, chosen: Chosen, players: number): Chosen {
  const named = game.options.filter((option) => option.name in chosen);
  return Object.fromEntries(named.map((option) => [option.name, chosenOf(option, chosen, players)]));
}
