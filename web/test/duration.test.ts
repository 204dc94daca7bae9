import { expect, it } from "vitest";
import { duration } from "../src/i18n/duration";

it("tells times as people read them", () => {
  expect(duration(75_000)).toBe("1:15");
  expect(duration(-5)).toBe("0:00");
  expect(duration(3_725_000)).toBe("1:02:05");
  expect(duration(3 * 86_400_000 + 4 * 3_600_000)).toBe("3 d 04 h");
});
