import { existsSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
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

/** What the worker does besides, if it is there: it lies in public/, as it is. */
const alsoInTheWorker = ["push-worker.js"].filter((file) => existsSync(`public/${file}`));

/** The pages as an app that opens without a connection; app/offline.ts registers its worker. */
const installable = VitePWA({
  registerType: "prompt",
  injectRegister: false,
  manifest: {
    name: "Wataha",
    short_name: "Wataha",
    description: "Board games of wolves: with friends, or against bots.",
    id: "/",
    start_url: "/",
    display: "standalone",
    background_color: "#0b1020",
    theme_color: "#0b1020",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  workbox: {
    globPatterns: ["**/*.{js,css,html,svg,jpg,woff2}"],
    globIgnores: alsoInTheWorker,
    importScripts: alsoInTheWorker.map((file) => `/${file}`),
    clientsClaim: true,
    navigateFallback: "/index.html",
    navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)/],
    runtimeCaching: [
      {
        urlPattern: /\/api\/(games|puzzles(\/\w+\/\d+(\/solution)?)?)$/,
        handler: "NetworkFirst",
        options: { cacheName: "wataha-offline", expiration: { maxEntries: 200 } },
      },
    ],
  },
});

export default defineConfig({
  plugins: [svelte(), rulesPages(), frameFirst, installable],
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
