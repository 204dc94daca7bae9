// Addresses of the application: the path says the page, the fragment may carry the key of a secret link.

export interface Address {
  page: string;
  id: string;
  key: string;
}

function read(): Address {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { page, id: decodeURIComponent(id), key: location.hash.slice(1) };
}

export const address = $state<Address>(read());

function follow(): void {
  Object.assign(address, read());
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  if (!replace) scrollTo(0, 0);
}

/** Links inside the application change the page without loading it anew. */
export function watchLinks(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (
      !link ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api")
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
