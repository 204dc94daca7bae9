// Who is how strong in a region, the strongest first; alphas break ties, and equals lead together.
import { factsOf, type Place } from "../../view/view";

export interface Standing {
  seat: number;
  control: number;
  alphas: number;
  first: boolean;
}

export function standingOf(region: Place): Standing[] {
  const { control, alphas } = factsOf(region) as { control: number[]; alphas: number[] };
  const present = control
    .map((points, seat) => ({ seat, control: points, alphas: alphas[seat]! }))
    .filter((one) => one.control > 0)
    .sort((a, b) => b.control - a.control || b.alphas - a.alphas);
  const best = present[0];
  return present.map((one) => ({ ...one, first: one.control === best!.control && one.alphas === best!.alphas }));
}
