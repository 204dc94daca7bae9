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

interface Judged {
  decisions?: { ply: number; seat: number; cost?: number }[];
  /** Positions among the decisions, the costliest first. */
  swings?: number[];
}

/** Nothing where no single move weighed much. */
export function turningPointOf(analysis: Analysis): TurningPoint | undefined {
  const { decisions = [], swings = [] } = (analysis.judged ?? {}) as Judged;
  const decision = decisions[swings[0] ?? -1];
  return decision && { ply: decision.ply, move: decision.ply + 1, seat: decision.seat, cost: decision.cost ?? 0 };
}
