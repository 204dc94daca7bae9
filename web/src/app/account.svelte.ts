// Who sits before this browser. A guest is made when one is first needed: nothing to fill in.
import { say } from "../i18n/texts.svelte";
import { get, patch, post } from "../server/api";
import type { Account, WhoAmI } from "../server/types";

export const me = $state<{ account: Account | null; known: boolean }>({ account: null, known: false });

export async function findMe(): Promise<void> {
  const answer = await get<WhoAmI>("/me");
  me.account = answer.account;
  me.known = true;
}

let making: Promise<Account> | undefined;

export async function needMe(): Promise<Account> {
  if (!me.known) await findMe();
  if (me.account) return me.account;
  making ??= post<Account>("/guest", {
    name: say("web-guest-name", { number: String(1 + Math.floor(Math.random() * 999)) }),
  });
  try {
    me.account = await making;
    return me.account;
  } finally {
    making = undefined;
  }
}

export async function rename(name: string): Promise<void> {
  me.account = await patch<Account>("/me", { name });
}
