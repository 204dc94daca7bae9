// Whatever a board says of the positions of its lesson has a text in every language.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { texts as loneWolves } from "../src/boards/lone_wolves/texts";
import { texts as moonlight } from "../src/boards/moonlight/texts";
import { texts as theWolves } from "../src/boards/the_wolves/texts";
import { texts as wolvesAndSheep } from "../src/boards/wolves_and_sheep/texts";
import { unfold } from "../src/lessons/lessons";
import type { BoardTexts } from "../src/play/board-texts";
import type { Phrase, View } from "../src/view/view";

const LOCALES = new URL("../../src/wataha/locales/", import.meta.url);
const boards: Record<string, BoardTexts> = {
  lone_wolves: loneWolves,
  moonlight,
  the_wolves: theWolves,
  wolves_and_sheep: wolvesAndSheep,
};

function keysOf(language: string): Set<string> {
  const folder = new URL(`${language}/`, LOCALES);
  return new Set(
    readdirSync(folder).flatMap((file) =>
      new FluentResource(readFileSync(new URL(file, folder), "utf8")).body.flatMap(({ id, attributes }) => [
        id,
        ...Object.keys(attributes).map((name) => `${id}.${name}`),
      ]),
    ),
  );
}

function keysIn(phrase: Phrase): string[] {
  const within = Object.values(phrase.args).filter(
    (value): value is Phrase => typeof value === "object" && value !== null && "key" in value,
  );
  return [phrase.key, ...within.flatMap(keysIn)];
}

function said(texts: BoardTexts, steps: { view: View; moves: string[] }[]): Set<string> {
  const phrases = [...(texts.glossary ?? []).flatMap(({ term, meaning }) => [term, ...meaning])];
  for (const { view, moves } of steps) {
    for (const thing of [...view.places, ...view.pieces])
      phrases.push(texts.name(thing, view), ...texts.explain(thing, view));
    phrases.push(...moves.map((move) => texts.label(move, view)));
    if (view.actor >= 0) phrases.push(texts.ask(view, true), texts.ask(view, false));
  }
  return new Set(phrases.flatMap(keysIn));
}

describe.each(Object.keys(boards))("the board of %s", (game) => {
  const written = JSON.parse(readFileSync(new URL(`../src/lessons/${game}.json`, import.meta.url), "utf8"));
  const keys = said(boards[game]!, unfold(written));
  it.each(readdirSync(LOCALES))("says nothing that has no text in %s", (language) => {
    const known = keysOf(language);
    expect([...keys].filter((key) => !known.has(key))).toEqual([]);
  });
});
