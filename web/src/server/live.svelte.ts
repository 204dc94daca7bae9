// The live connection of this page.
import { me, needMe } from "../app/account.svelte";
import { address } from "../app/router.svelte";
import { LiveConnection } from "./live-connection.svelte";

export const live = new LiveConnection({
  table: () => (address.page === "t" ? address.id : undefined),
  signIn: needMe,
  signedOut: () => {
    me.known = false;
  },
  open: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`),
});

setInterval(() => live.beat(), 1000);
addEventListener("online", () => live.connect());
addEventListener("offline", () => live.drop());
