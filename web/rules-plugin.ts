// Turns the rules for players (docs/rules/LANGUAGE/GAME.md) into ready HTML while building, so that no Markdown
// reader travels to the browser. Headings get ids, so that a drawer can jump to them.
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
      return `export default ${JSON.stringify(page(readFileSync(file, "utf-8")))};`;
    },
  };
}

function page(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const id = `section-${headings.length}`;
        headings.push({ id, text: inner.replace(/<[^>]+>/g, ""), depth });
        return `<h${depth} id="${id}">${inner}</h${depth}>`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}
