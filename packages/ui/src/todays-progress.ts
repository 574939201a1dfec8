import type { ReactNode } from 'react';

/** One of today's puzzles. */
export interface TodaysDaily {
  readonly id: string;
  readonly title: string;
  /** What stands for it in a small square. */
  readonly sign: string;
  /** Experience points that it earns. */
  readonly xp: number;
  /** The time that it took; null until it is solved. */
  readonly seconds: number | null;
  /** It was begun, on this device or another one. */
  readonly started: boolean;
  /** How many of its open cells have a digit, where this device knows. */
  readonly progress?: { readonly filled: number; readonly open: number } | undefined;
}

/** Something else to do today, such as a lesson or reviews; shown below the puzzles. */
export interface TodaysTask {
  readonly id: string;
  readonly title: string;
  /** What stands for it in a small square: hidden from screen readers. */
  readonly sign: ReactNode;
  readonly isDone: boolean;
  /** How long it takes, or what became of it: as it is written, and as it is read out. */
  readonly note: string;
  readonly spoken: string;
}

export interface TodaysProgress<Daily extends TodaysDaily> {
  /** The first that is not solved; null when all are. */
  readonly next: Daily | null;
  readonly done: number;
  /** All times together, once all are solved. */
  readonly totalSeconds: number | null;
}

/** @param dailies in the order in which they are offered */
export function todaysProgress<Daily extends TodaysDaily>(dailies: readonly Daily[]): TodaysProgress<Daily> {
  const times = dailies.flatMap(({ seconds }) => seconds ?? []);
  const isWhole = dailies.length > 0 && times.length === dailies.length;
  return {
    next: dailies.find(({ seconds }) => seconds === null) ?? null,
    done: times.length,
    totalSeconds: isWhole ? times.reduce((sum, seconds) => sum + seconds, 0) : null,
  };
}
