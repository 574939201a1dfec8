import { GAMES } from 'shared-contracts';
import type { GridPuzzle } from 'shared-puzzle-engine';
import type { ShareSubject } from '../completion/share-text';
import { copy } from './copy';
import type { DailyOutcome } from './use-daily-attempt';

/** What the result earned; `undefined` until the server has said so. */
export const earnedText = ({ saved }: DailyOutcome): string | undefined =>
  saved && copy.earned(saved.xp_earned, saved.current_streak);

/** What a player shares of a daily, over the solved board and on a later visit of the day. */
export function dailySubject(
  { game, givens }: GridPuzzle,
  dayKey: string,
  { seconds }: DailyOutcome,
): ShareSubject {
  const { title, path } = GAMES[game];
  return { title, path, dayKey, givens, seconds, hints: 0 };
}
