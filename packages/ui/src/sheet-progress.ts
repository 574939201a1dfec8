import type { ReactNode } from 'react';

/** One of today's puzzles: a fold of the sheet. */
export interface SheetFold {
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

/** What else belongs to the day: a lesson, reviews. It stands in a row below the puzzles. */
export interface SheetTask {
  readonly id: string;
  readonly title: string;
  /** What stands for it in a small square: hidden from screen readers. */
  readonly sign: ReactNode;
  readonly isDone: boolean;
  /** How long it takes, or what became of it: as it is written, and as it is read out. */
  readonly note: string;
  readonly spoken: string;
}

export interface SheetProgress<Fold extends SheetFold> {
  /** The first that is not solved; null when all are. */
  readonly next: Fold | null;
  readonly done: number;
  /** All times together, once all are solved. */
  readonly totalSeconds: number | null;
}

/** How far a day's sheet is folded, and what comes next. The folds stand in the order in which they are offered. */
export function sheetProgress<Fold extends SheetFold>(folds: readonly Fold[]): SheetProgress<Fold> {
  const times = folds.flatMap(({ seconds }) => seconds ?? []);
  const isWhole = folds.length > 0 && times.length === folds.length;
  return {
    next: folds.find(({ seconds }) => seconds === null) ?? null,
    done: times.length,
    totalSeconds: isWhole ? times.reduce((sum, seconds) => sum + seconds, 0) : null,
  };
}
