// Who sits before this browser. A guest is made when one is first needed: nothing to fill in.
import { say } from "../i18n/texts.svelte";
import { get, patch, post, Refused } from "../server/api";
import type { Account, WhoAmI } from "../server/types";

export const me = $state<{ account: Account | null; known: boolean; host: boolean }>({
  account: null,
  known: false,
  host: false,
});

export async function findMe(): Promise<void> {
  const answer = await get<WhoAmI>("/me");
  me.account = answer.account;
  me.host = answer.host;
  me.known = true;
}

const MOST_GUESTS = 1_000_000;

let making: Promise<Account> | undefined;

export async function needMe(): Promise<Account> {
  if (!me.known) await findMe();
  if (me.account) return me.account;
  making ??= beGuest(999);
  try {
    me.account = await making;
    return me.account;
  } finally {
    making = undefined;
  }
}

/** A guest by a number that nobody registered: whoever meets one who did tries among more of them. */
async function beGuest(numbers: number): Promise<Account> {
  const number = 1 + Math.floor(Math.random() * numbers);
  try {
    return await post<Account>("/guest", { name: say("web-guest-name", { number: String(number) }) });
  } catch (problem) {
    const taken = problem instanceof Refused && problem.code === "name-taken";
    if (taken && numbers < MOST_GUESTS) return beGuest(numbers * 10);
    throw problem;
  }
}

export async function rename(name: string): Promise<void> {
  me.account = await patch<Account>("/me", { name });
}
