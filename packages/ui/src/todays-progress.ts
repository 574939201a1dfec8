import type { ReactNode } from 'react';

/** One of today's puzzles. */
export interface TodaysDaily {
  readonly id: string;
  readonly title: string;
  /** Shown in a small square. */
  readonly sign: string;
  /** Reward in experience points. */
  readonly xp: number;
  /** null until it is solved. */
  readonly seconds: number | null;
  /** Whether that time is not verified. */
  readonly unverified?: boolean | undefined;
  /** Started on any device. */
  readonly started: boolean;
  /** Filled cells, if this device knows them. */
  readonly progress?: { readonly filled: number; readonly open: number } | undefined;
}

/** Something else to do today, such as a lesson or reviews; shown below the puzzles. */
export interface TodaysTask {
  readonly id: string;
  readonly title: string;
  /** Shown in a small square, hidden from screen readers. */
  readonly sign: ReactNode;
  readonly isDone: boolean;
  /** Duration or outcome: visible text, and the text for screen readers. */
  readonly note: string;
  readonly spoken: string;
}

export interface TodaysProgress<Daily extends TodaysDaily> {
  /** The first unsolved daily. */
  readonly next: Daily | null;
  readonly done: number;
  /** Sum of all times, once all are solved. */
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
