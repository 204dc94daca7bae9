// What those who sit at a table are called.
import { say } from "../i18n/texts.svelte";
import type { SeatInfo } from "../server/types";

/** The name of a seat; bots of one level are numbered, so that everybody is told apart in words, too. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const one = seats[seat];
  if (one?.kind !== "bot") return one?.name || say("seat", { letter: String.fromCharCode(65 + seat) });
  const alike = seats.filter((other) => other.kind === "bot" && other.level === one.level);
  const name = say(`bot-${one.level ?? "pup"}`);
  return alike.length > 1 ? `${name} ${alike.indexOf(one) + 1}` : name;
}
