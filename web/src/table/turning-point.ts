// The move that changed a finished game the most, as bots judge it.
import type { Analysis } from "../server/types";

export interface TurningPoint {
  /** How many moves came before it: where a replay shows it. */
  ply: number;
  /** As people count moves: the first is 1. */
  move: number;
  seat: number;
  /** The part of the win that it gave away. */
  cost: number;
}

/** Nothing where no single move weighed much. */
export function turningPointOf(analysis: Analysis): TurningPoint | undefined {
  const costliest = analysis.judged?.swings[0] ?? -1;
  const decision = analysis.judged?.decisions[costliest];
  return decision && { ply: decision.ply, move: decision.ply + 1, seat: decision.seat, cost: decision.cost };
}
