import { randomUUID } from 'node:crypto';
import type { FinishedPractice } from '@ninefold/contracts';

/** A new practice result. */
export const solvedPractice = (): FinishedPractice => ({
  kind: 'practice',
  id: randomUUID(),
  game_type: 'sum_grid',
  givens: [4, 9, 2, 0, 0, 0, 0, 0, 0],
  grid: [4, 9, 2, 3, 5, 7, 8, 1, 6],
  hints_used: 0,
  completion_time_seconds: 60,
  finished_at: new Date().toISOString(),
});
