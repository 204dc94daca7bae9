// By what sign and colour those who sit at a table are known: their pack's, as the game tells it.
import { packs } from "../art/packs";
import type { BoardTexts } from "../play/board-texts";
import type { View } from "../view/view";

export interface SeatSign {
  symbol: string;
  /** Of the sign on its ground; without a ground, of the sign itself. */
  ink: string;
  /** The ground that the sign lies on, where the game has packs of its own. */
  ground?: string;
  /** Of lines that stand for the seat. */
  line: string;
}

const OWN = ["var(--silver)", "var(--ember)"];

export function seatSign(seat: number, view: View, texts: BoardTexts | undefined): SeatSign {
  const badge = texts?.badge?.(seat, view);
  if (badge) return { symbol: badge.symbol, ink: badge.ink, ground: badge.colour, line: badge.colour };
  const colour = OWN[seat % OWN.length]!;
  return { symbol: packs[seat % packs.length]!.symbol, ink: colour, line: colour };
}
