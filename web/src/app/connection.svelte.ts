// Whether there is a connection, and whether a new version of the pages waits to be loaded.
export const connection = $state<{ online: boolean; update: (() => void) | undefined }>({
  online: navigator.onLine,
  update: undefined,
});

addEventListener("online", () => (connection.online = true));
addEventListener("offline", () => (connection.online = false));
