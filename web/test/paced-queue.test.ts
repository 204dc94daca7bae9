import { describe, expect, it } from "vitest";
import { PacedQueue } from "../src/table/paced-queue";

describe("a paced queue", () => {
  it("shows one item after another, each as long as asked", () => {
    const queue = new PacedQueue<string>();
    queue.push("a", 100);
    queue.push("b", 50);
    expect(queue.next(0)).toBe("a");
    expect(queue.next(99)).toBeUndefined();
    expect(queue.wait(60)).toBe(40);
    expect(queue.next(100)).toBe("b");
    expect(queue.wait(100)).toBeUndefined();
  });

  it("skips to the newest", () => {
    const queue = new PacedQueue<string>();
    for (const item of ["a", "b", "c"]) queue.push(item, 1000);
    expect(queue.next(0)).toBe("a");
    expect(queue.skip()).toBe("c");
    expect(queue.length).toBe(0);
    queue.push("d", 0);
    expect(queue.next(1)).toBe("d");
  });
});
