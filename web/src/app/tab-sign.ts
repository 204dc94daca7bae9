// The tab of the browser: its title and its icon show how many tables wait, whatever the page calls itself.
import { counted, numbered } from "./waiting-order";

const ICON = "/icon.svg";
let shown = 0;
let icon: Promise<string> | undefined;

function retitle(): void {
  const wanted = counted(document.title, shown);
  if (document.title !== wanted) document.title = wanted;
}

async function draw(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  icon ??= fetch(ICON).then((answer) => answer.text());
  const count = shown;
  const picture = count > 0 ? numbered(await icon, count) : ICON;
  if (count === shown) link.href = picture;
}

new MutationObserver(retitle).observe(document.head, { subtree: true, childList: true, characterData: true });

export function showCount(count: number): void {
  shown = count;
  retitle();
  void draw().catch(() => {});
}
