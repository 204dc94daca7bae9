import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { languageName, languages, readCatalogue } from "../src/i18n/languages";

const folders = readdirSync(new URL("../../src/wataha/locales", import.meta.url));

it("speaks the language of every folder of catalogues", () => {
  expect([...languages].sort()).toEqual(folders.sort());
});

it.each(folders)("has the texts of its pages in %s", async (folder) => {
  expect(await readCatalogue(folder, "web")).toContain("web-language");
});

it("knows what a language calls itself", () => {
  expect(["cs", "de", "en", "pl"].map(languageName)).toEqual(["Čeština", "Deutsch", "English", "Polski"]);
});
