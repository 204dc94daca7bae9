import { describe, expect, it } from "vitest";
import { after, counted, numbered } from "../src/app/waiting-order";

describe("the next table", () => {
  it("is the most urgent one, from any other page", () => {
    expect(after(["a", "b"], "")).toBe("a");
    expect(after(["a", "b"], "z")).toBe("a");
  });
  it("is the one after the table at hand, round and round", () => {
    expect(["a", "b", "c"].map((table) => after(["a", "b", "c"], table))).toEqual(["b", "c", "a"]);
  });
  it("is none if no other waits", () => {
    expect(after(["a"], "a")).toBeUndefined();
    expect(after([], "a")).toBeUndefined();
  });
});

describe("the tab", () => {
  it("has the number of tables before its title, once", () => {
    expect(counted("Wataha", 2)).toBe("(2) Wataha");
    expect(counted("(2) Wataha", 3)).toBe("(3) Wataha");
    expect(counted("(3) Wataha", 0)).toBe("Wataha");
  });
  it("has it in its icon", () => {
    const icon = decodeURIComponent(numbered("<svg><path/></svg>", 12));
    expect(icon).toMatch(/^data:image\/svg\+xml,<svg><path\/>.*>9\+<\/text><\/svg>$/);
  });
});
