// One click from a game to a table against a bot.

import { needMe } from "../app/account.svelte";
import { go } from "../app/router.svelte";
import { type OneTable, post } from "../server/api";

export async function startAgainstBots(game: string, players: number, level: string): Promise<void> {
  await needMe();
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level }))];
  const made = await post<OneTable>("/tables", { game, options: {}, seats, public: false, pace: { kind: "untimed" } });
  go(`/t/${made.table.id}`);
}
