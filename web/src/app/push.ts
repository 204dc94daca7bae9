// Being told in this browser: its subscription with the push service that its maker runs.
import { post } from "../server/api";
import { go } from "./router.svelte";

const WORKER = "/push-worker.js";

/** Over plain HTTP, and in some browsers, there is no such thing. */
export function canBeTold(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** A click on a notice leads here, where a page is open already. */
export function followNotices(): void {
  navigator.serviceWorker?.addEventListener("message", (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go) go(event.data.go);
  });
}

/** The worker that is there, whichever takes notices in; else the small one that does nothing more. */
async function findWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration("/"))) await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

function toBase64(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return letters.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** How it went: told from now on; not allowed here; or the push service cannot be reached. */
export type Outcome = "started" | "blocked" | "failed";

export async function subscribe(key: string): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  let subscription: PushSubscription;
  try {
    const worker = await findWorker();
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "failed";
  }
  await post("/me/channels/push", {
    endpoint: subscription.endpoint,
    p256dh: toBase64(subscription.getKey("p256dh")),
    auth: toBase64(subscription.getKey("auth")),
  });
  return "started";
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
