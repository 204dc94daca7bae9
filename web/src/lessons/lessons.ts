// Lessons: scripted games, written by web/lessons/make.py and fetched when somebody wants to learn.
import type { View } from "../view/view";

export interface Step {
  /** What the teacher says; null while the other side moves. */
  says: string | null;
  view: View;
  moves: string[];
  about: string[];
}

const lessons = import.meta.glob<Step[]>("./*.json", { import: "default" });

export async function lessonOf(game: string): Promise<Step[]> {
  const load = lessons[`./${game}.json`];
  if (!load) throw new Error(`No lesson is written for ${game}.`);
  return load();
}
