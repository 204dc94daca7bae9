import { describe, expect, it } from "vitest";
import { centre, fit, hold, pan, pinch, reveal, toScreen, toWorld, zoom } from "../src/geometry/camera";

const world = { x: -100, y: -50, w: 200, h: 100 };
const room = { x: 0, y: 0, w: 400, h: 400 };

describe("the camera", () => {
  it("fits the world into the middle of the room", () => {
    const camera = fit(world, room);
    expect(camera.scale).toBe(2);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 200, y: 200 });
    expect(fit(world, room, 1).scale).toBe(1);
  });

  it("centres a part as far as the world's edges allow", () => {
    const middle = centre({ x: -10, y: -10, w: 20, h: 20 }, 5, world, room);
    expect(toScreen(middle, { x: 0, y: 0 })).toEqual({ x: 200, y: 200 });
    const corner = centre({ x: 80, y: 40, w: 20, h: 10 }, 5, world, room);
    expect(toScreen(corner, { x: 100, y: 50 })).toEqual({ x: 400, y: 400 });
    const small = centre({ x: 80, y: 40, w: 20, h: 10 }, 1, world, room);
    expect(toScreen(small, { x: 0, y: 0 })).toEqual({ x: 200, y: 200 });
  });

  it("goes there and back between world and screen", () => {
    const camera = { x: 13, y: -7, scale: 1.7 };
    const point = toWorld(camera, toScreen(camera, { x: 42, y: 3 }));
    expect(point.x).toBeCloseTo(42);
    expect(point.y).toBeCloseTo(3);
  });

  it("keeps what is under the pointer where it is while zooming, within limits", () => {
    const camera = fit(world, room);
    const at = { x: 90, y: 310 };
    const before = toWorld(camera, at);
    const after = toWorld(zoom(camera, at, 1.5, 0.1, 10), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoom(camera, at, 100, 0.1, 3).scale).toBe(3);
    expect(zoom(camera, at, 0.001, 0.1, 3).scale).toBe(0.1);
  });

  it("never loses the world out of sight", () => {
    const lost = hold(pan(fit(world, room), 9000, -9000), world, room);
    const middle = toWorld(lost, { x: 200, y: 200 });
    expect(middle.x).toBeCloseTo(-100);
    expect(middle.y).toBeCloseTo(50);
  });

  it("moves no further than it must to show a part", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reveal(camera, { x: 10, y: 10, w: 20, h: 20 }, room)).toEqual(camera);
    expect(reveal(camera, { x: 390, y: 10, w: 20, h: 20 }, room)).toEqual({ x: -10, y: 0, scale: 1 });
    expect(reveal(camera, { x: -30, y: 10, w: 20, h: 20 }, room)).toEqual({ x: 30, y: 0, scale: 1 });
  });

  it("follows two fingers", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const after = pinch(
      camera,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 50, y: 100 },
        { x: 250, y: 100 },
      ],
      0.1,
      10,
    );
    expect(after.scale).toBe(2);
    expect(toScreen(after, { x: 150, y: 100 })).toEqual({ x: 150, y: 100 });
  });
});
