import type { GridPuzzle } from 'shared-puzzle-engine';
import type { ShareSubject } from '../completion/share-subject';
import type { DailyResult } from '../device/daily-record';
import { GRID_GAME_CONFIG } from '../grid/config';

/** What a player shares of a daily, over the solved board and on any later visit of the day. */
export function dailySubject(puzzle: GridPuzzle, dayKey: string, { seconds }: DailyResult): ShareSubject {
  const { title, path } = GRID_GAME_CONFIG[puzzle.game];
  return { title, path, dayKey, givens: puzzle.givens, seconds, hints: 0 };
}
