import { afterEach, expect, it, vi } from "vitest";

const catalogues: Record<string, string> = {
  "en/wataha": "seat = Player { $letter }\ntoy-bye = Bye\n    .loud = BYE",
  "pl/wataha": "seat = Gracz { $letter }\ntoy-hello = Witaj",
};
vi.mock("../src/i18n/languages", () => ({
  FALLBACK: "en",
  languages: ["en", "pl"],
  readCatalogue: (language: string, name: string) =>
    catalogues[`${language}/${name}`] === undefined ? undefined : Promise.resolve(catalogues[`${language}/${name}`]),
}));
vi.stubGlobal("document", { documentElement: {} });
const { say, setLanguage } = await import("../src/i18n/texts.svelte");

const trouble = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => trouble.mockClear());

it("says in English what a language lacks, once English has come", async () => {
  await setLanguage("pl");
  expect([say("toy-hello"), say("toy-bye")]).toEqual(["Witaj", ""]);
  await vi.waitFor(() => expect(say("toy-bye.loud")).toBe("BYE"));
  expect(trouble).not.toHaveBeenCalled();
});

it("shows no key, and tells whoever looks that a text is missing", () => {
  expect(say("toy-none")).toBe("…");
  expect(trouble).toHaveBeenCalledWith("No catalogue has a text for toy-none.");
});
