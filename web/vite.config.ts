import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rulesPages } from "./rules-plugin.ts";

// `wataha serve` listens here while the pages are being developed.
const server = process.env["WATAHA_SERVER"] ?? "http://127.0.0.1:8080";

/** The page draws its frame before it waits for a style sheet: those come after it. */
const frameFirst: Plugin = {
  name: "frame-first",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      return sheets
        .reduce((page, sheet) => page.replace(sheet, ""), html)
        .replace("</body>", `${sheets.join("")}</body>`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), rulesPages(), frameFirst],
  build: {
    outDir: "../src/wataha/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["test/**/*.test.ts"] },
});
