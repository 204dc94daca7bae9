// One click from a game to a table against a bot.
import { needMe } from "../app/account.svelte";
import { go } from "../app/router.svelte";
import { post } from "../server/api";
import type { OneTable, WantedSeat, WantedTable } from "../server/types";

export async function startAgainstBots(game: string, players: number, level: string): Promise<void> {
  await needMe();
  const others = Array.from({ length: players - 1 }, (): WantedSeat => ({ kind: "bot", level }));
  const wanted: WantedTable = {
    game,
    options: {},
    seats: [{ kind: "me" }, ...others],
    public: false,
    pace: { kind: "untimed" },
  };
  const made = await post<OneTable>("/tables", wanted);
  go(`/t/${made.table.id}`);
}
