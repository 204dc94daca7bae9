// Arrow keys go to the nearest lit thing in their direction.
import type { Point } from "../geometry/boxes";

const directions: Record<string, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The index of the nearest point in a direction; straight ahead counts more than aside. -1 if there is none. */
export function nearest(from: Point, points: Point[], direction: string): number {
  const [dx, dy] = directions[direction] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  points.forEach((point, n) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (ahead < 2) return;
    const cost = ahead + 2.2 * aside;
    if (cost < least) {
      least = cost;
      best = n;
    }
  });
  return best;
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function neighbour(stage: HTMLElement, direction: string): HTMLElement | undefined {
  const lit = [...stage.querySelectorAll<HTMLElement>("[data-thing][tabindex='0']")];
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !stage.contains(active)) return lit[0];
  const others = lit.filter((element) => element !== active);
  return others[nearest(centre(active), others.map(centre), direction)];
}
