/// <reference types="vite-plugin-pwa/vanillajs" />
// The pages without a connection: the worker that keeps them, puzzles kept for the way, and answers sent later.
import { registerSW } from "virtual:pwa-register";
import { get, post, Refused } from "../server/api";
import type { KeptSolution, PuzzleOverview, Solution } from "../server/types";
import { findMe, needMe } from "./account.svelte";
import { connection } from "./connection.svelte";

/** Milliseconds between two looks for a new version. */
const LOOK = 60 * 60 * 1000;
/** Milliseconds between two tries to reach the server. */
const RETRY = 4000;
/** Puzzles of a game that are kept: the day's, and the next that one has not tried. */
const KEPT = 4;
const STORE = "wataha.answers";

interface Answer {
  game: string;
  number: number;
  path: string;
}

/** Registers the worker, unless one saves data; a new version is announced, and loaded when one asks for it. */
export function watchVersion(): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving || !("serviceWorker" in navigator)) return;
  const load = registerSW({
    onNeedRefresh: () => (connection.update = () => void load(true)),
    onRegisteredSW: (_, registration) => {
      setInterval(() => void registration?.update().catch(() => {}), LOOK);
      void navigator.serviceWorker.ready.then(keepPuzzles);
    },
  });
  $effect.root(() => {
    $effect(() => {
      if (connection.online) void sendAnswers();
      else {
        const asking = setInterval(() => void findMe().catch(() => {}), RETRY);
        return () => clearInterval(asking);
      }
    });
  });
}

/** Fetches some puzzles with their solutions, so that the worker has them when there is no connection. */
async function keepPuzzles(): Promise<void> {
  // The first visit is not the worker's yet: what is fetched before that it does not see.
  if (!navigator.serviceWorker.controller) {
    await new Promise((heard) => navigator.serviceWorker.addEventListener("controllerchange", heard, { once: true }));
  }
  try {
    await get("/games");
    const { games } = await get<PuzzleOverview>("/puzzles");
    for (const { game, count, daily, right, wrong } of games) {
      const tried = new Set([...right, ...wrong, daily]);
      const others = Array.from({ length: count }, (_, n) => n + 1).filter((number) => !tried.has(number));
      for (const number of [daily, ...others.slice(0, KEPT - 1)]) {
        if (await caches.match(`/api/puzzles/${game}/${number}/solution`)) continue;
        await get(`/puzzles/${game}/${number}`);
        await get(`/puzzles/${game}/${number}/solution`);
      }
    }
  } catch {
    // Without a connection there is nothing to fetch, and next time is soon enough.
  }
}

/** What the server would say to an answer, from what the worker keeps; the answer is sent when it can be. */
export async function answerOffline(game: string, number: number, path: string): Promise<Solution> {
  const kept = await get<KeptSolution>(`/puzzles/${game}/${number}/solution`);
  write([...read(), { game, number, path }]);
  return { ...kept, right: path === kept.best, streak: { days: 0, longest: 0, today: false } };
}

async function sendAnswers(): Promise<void> {
  for (const answer of read()) {
    try {
      await needMe();
      await post(`/puzzles/${answer.game}/${answer.number}`, { path: answer.path });
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.status === 0) return;
    }
    write(read().slice(1));
  }
}

function read(): Answer[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as Answer[];
  } catch {
    return [];
  }
}

function write(answers: Answer[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(answers));
  } catch {
    // A browser that keeps nothing forgets the answer, too.
  }
}
