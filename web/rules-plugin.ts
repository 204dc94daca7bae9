// Turns the rules for players (docs/rules/LANGUAGE/GAME.md) into ready HTML while building, so that no Markdown
// reader travels to the browser. Headings get ids, so that a drawer can jump to them; pictures become files of the build.
import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Plugin } from "vite";

interface Heading {
  id: string;
  text: string;
  depth: number;
}

export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0]!;
      if (!file.endsWith(".md")) return null;
      this.addWatchFile(file);
      const { html, headings, pictures } = page(readFileSync(file, "utf-8"));
      const imports = pictures.map((picture, n) => `import picture${n} from ${JSON.stringify(picture)};`).join("\n");
      const parts = html.split(PICTURE).map((part) => JSON.stringify(part));
      const whole = parts.reduce((before, part, n) => `${before} + picture${n - 1} + ${part}`);
      return `${imports}\nexport default { html: ${whole}, headings: ${JSON.stringify(headings)} };`;
    },
  };
}

/** Where the address of a picture is put once the build knows it. */
const PICTURE = "\uE000";

function page(markdown: string): { html: string; headings: Heading[]; pictures: string[] } {
  const headings: Heading[] = [];
  const pictures: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const id = `section-${headings.length}`;
        headings.push({ id, text: inner.replace(/<[^>]+>/g, ""), depth });
        return `<h${depth} id="${id}">${inner}</h${depth}>`;
      },
      image({ href, text }) {
        pictures.push(href);
        return `<img src="${PICTURE}" alt="${text}" loading="lazy" />`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings, pictures };
}
