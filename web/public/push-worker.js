// Shows what the server pushes, and leads to the table when it is clicked. A service worker by itself; a larger one
// takes it in with importScripts("/push-worker.js").

/** Whether someone looks at the page of a path right now, and so knows already. */
function isSeen(windows, path) {
  return windows.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === path);
}

async function show(notice) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (isSeen(windows, notice.path)) return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    icon: "/icon.svg",
    data: { path: notice.path },
  });
  if (notice.waiting) await self.navigator.setAppBadge?.(notice.waiting);
}

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
  if (!there) {
    await self.clients.openWindow(path);
    return;
  }
  await there.focus();
  there.postMessage({ go: path });
}

// By itself it takes over at once; the larger one waits until someone asks for the new version.
if (self.location.pathname === "/push-worker.js") {
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
}
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});
