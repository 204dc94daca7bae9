// Nobody needs colours to tell players, packs, herds and clans apart: seen with any colour blindness, each has a symbol
// of its own that stands out from its ground.
import { describe, expect, it } from "vitest";
import { herds } from "../src/art/herds";
import { packs } from "../src/art/packs";
import { symbols } from "../src/art/shapes";
import { suits } from "../src/art/suits";
import { terrains } from "../src/art/terrains";

/** The contrast of graphics that WCAG asks for. */
const CLEAR = 3;
/** Several times what can just be told side by side. */
const APART = 0.08;

type Colour = [number, number, number];

/** Machado, Oliveira and Fernandes (2009), at full strength, on linear light. */
const sights: Record<string, Colour[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function light(hex: string): Colour {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour;
}

function seen(hex: string, sight: Colour[]): Colour {
  const [r, g, b] = light(hex);
  return sight.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Colour;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    .sort((a, b) => a - b) as [number, number];
  return bright / dark;
}

/** How far apart two colours look, in OKLab: about 0.02 can just be told side by side. */
function distance(one: Colour, other: Colour): number {
  const [a, b] = [one, other].map(([r, g, b]) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  }) as [number[], number[]];
  return Math.hypot(...a.map((part, n) => part - b[n]!));
}

interface Look {
  name: string;
  colour: string;
  ink: string;
  symbol: string;
}

const players: Record<string, Look[]> = {
  "the players of Lone Wolves and Moonlight": packs.map((pack, n) => ({ name: `seat ${n}`, ...pack })),
  "the packs of The Wolves": Object.entries(terrains).map(([name, terrain]) => ({ name, ...terrain })),
  "the herds of Wolves and Sheep": Object.values(herds).map((herd) => ({ name: herd.id, ...herd })),
};
/** Their symbols are drawn in the colour of the clan on the paper of its cards; the white one by its outline. */
const clans: Look[] = Object.entries(suits).map(([name, suit]) => ({
  name,
  colour: suit.paper,
  ink: name === "white" ? suit.ink : suit.colour,
  symbol: symbols[suit.symbol],
}));

describe.each(Object.entries({ ...players, "the clans of Lone Wolves": clans }))("%s", (_, set) => {
  it("have symbols of their own", () => {
    expect(new Set(set.map((one) => one.symbol)).size).toBe(set.length);
  });

  it.each(Object.keys(sights))("show them clearly to %s sight", (sight) => {
    for (const one of set)
      expect(contrast(seen(one.colour, sights[sight]!), seen(one.ink, sights[sight]!)), one.name).toBeGreaterThan(
        CLEAR,
      );
  });
});

describe.each(Object.entries(players))("%s", (_, set) => {
  it.each(Object.keys(sights))("have colours that differ to %s sight", (sight) => {
    for (const [n, one] of set.entries())
      for (const other of set.slice(n + 1))
        expect(
          distance(seen(one.colour, sights[sight]!), seen(other.colour, sights[sight]!)),
          `${one.name} and ${other.name}`,
        ).toBeGreaterThan(APART);
  });
});
