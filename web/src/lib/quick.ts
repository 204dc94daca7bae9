// One click from a game to a table against a bot.
import { type OneTable, post } from "./api";
import { needMe } from "./me.svelte";
import { go } from "./router.svelte";

export async function playBot(game: string, players: number, level: string): Promise<void> {
  await needMe();
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level }))];
  const made = await post<OneTable>("/tables", { game, options: {}, seats, public: false, pace: { kind: "untimed" } });
  go(`/t/${made.table.id}`);
}
