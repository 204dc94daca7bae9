import { afterEach, expect, it, vi } from "vitest";

const catalogues: Record<string, string> = {
  "en/wataha":
    "seat = Player { $letter }\ntoy-bye = Bye\n    .loud = BYE\ntoy-lays = { $who } lays { $what }.\ntoy-two = { $one } and { $other }\ntoy-card = a { $value }",
  "pl/wataha": "seat = Gracz { $letter }\ntoy-hello = Witaj",
};
vi.mock("../src/i18n/languages", () => ({
  FALLBACK: "en",
  languages: ["en", "pl"],
  readCatalogue: (language: string, name: string) =>
    catalogues[`${language}/${name}`] === undefined ? undefined : Promise.resolve(catalogues[`${language}/${name}`]),
}));
vi.stubGlobal("document", { documentElement: {} });
const { phrase, say, setLanguage, tell, tellParts } = await import("../src/i18n/texts.svelte");

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

it("parts a sentence where it names things, and says the same in one piece", async () => {
  await setLanguage("en");
  const card = (value: number) => ({
    ...phrase("toy-card", { value }),
    thing: { id: `c${value}`, kind: "card", facts: { value } },
  });
  const said = phrase("toy-lays", { who: 1, what: phrase("toy-two", { one: card(3), other: card(5) }) });
  expect(tell(said)).toBe("Player B lays a 3 and a 5.");
  expect(tellParts(said)).toEqual([
    "Player B lays ",
    { thing: card(3).thing, words: "a 3" },
    " and ",
    { thing: card(5).thing, words: "a 5" },
    ".",
  ]);
  expect(tellParts(card(3))).toEqual([{ thing: card(3).thing, words: "a 3" }]);
});
