// The ladder of bots: whoever beats a level meets the next.
import type { Profile } from "../server/types";

export interface Rung {
  level: string;
  games: number;
  wins: number;
}

/** Every level of a game, the weakest first, with one's games against it. */
export function rungsOf(ladder: Profile["ladder"], game: string, levels: readonly string[]): Rung[] {
  return levels.map((level) => {
    const met = ladder.find((line) => line.game === game && line.level === level);
    return { level, games: met?.games ?? 0, wins: met?.wins ?? 0 };
  });
}

/** The weakest level that one has not beaten yet, of those above all that one has; the strongest at the top. */
export function nextRung(rungs: readonly Rung[]): Rung | undefined {
  const highest = rungs.findLastIndex((rung) => rung.wins > 0);
  return rungs[Math.min(highest + 1, rungs.length - 1)];
}
