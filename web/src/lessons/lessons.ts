// Lessons: scripted games, written by web/lessons/make.py and fetched when somebody wants to learn.
import { applyPatch } from "../view/patch";
import type { Sentence, View, ViewPatch } from "../view/view";

export interface Step {
  /** What the teacher says; null while the other side moves. */
  says: string | null;
  view: View;
  moves: string[];
  about: string[];
  /** What happened since the step before. */
  told: Sentence[];
}

/** As it is written down: the first step has a whole view, the others what changed. */
export type WrittenStep = Omit<Step, "view"> & ({ view: View } | { patch: ViewPatch });

const lessons = import.meta.glob<WrittenStep[]>("./*.json", { import: "default" });

export async function lessonOf(game: string): Promise<Step[]> {
  const load = lessons[`./${game}.json`];
  if (!load) throw new Error(`No lesson is written for ${game}.`);
  return unfold(await load());
}

/** Every step with its whole view. */
export function unfold(written: readonly WrittenStep[]): Step[] {
  const steps: Step[] = [];
  for (const step of written) {
    const view = "view" in step ? step.view : applyPatch(steps.at(-1)!.view, step.patch);
    steps.push({ says: step.says, view, moves: step.moves, about: step.about, told: step.told });
  }
  return steps;
}
