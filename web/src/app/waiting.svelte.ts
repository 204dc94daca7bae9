// The tables where it is one's turn: how many wait, and which is next.
import { get } from "../server/api";
import { live } from "../server/live.svelte";
import type { Waiting } from "../server/types";
import { me } from "./account.svelte";
import { address, go } from "./router.svelte";
import { after } from "./waiting-order";

export const waiting = $state<{ tables: string[] }>({ tables: [] });

/** The table to go to from the page that is shown; none if no other waits. */
export function nextTable(): string | undefined {
  return after(waiting.tables, address.page === "t" ? address.id : "");
}

export function goToNextTable(): void {
  const next = nextTable();
  if (next) go(`/t/${next}`);
}

export async function lookForWaiting(): Promise<void> {
  if (!me.account) {
    waiting.tables = [];
    return;
  }
  await get<Waiting>("/me/waiting").then(
    (found) => (waiting.tables = found.tables),
    () => {},
  );
}

/** Keep the list, for as long as someone is signed in. */
export function followWaiting(): () => void {
  void lookForWaiting();
  return me.account ? live.listen("mine", () => void lookForWaiting()) : () => {};
}
