import { dailyName } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { copy } from './copy';
import { signRows, type SharedPuzzle } from './share-text';

export interface SharedDay {
  readonly dayKey: string;
  /** In days; undefined without an account. */
  readonly streak?: number | undefined;
  /** Absolute URL. */
  readonly link: string;
  readonly games: readonly Pick<SharedPuzzle, 'title' | 'seconds' | 'found'>[];
}

/** The shared text of a whole day: total time, the sign grids side by side, and the times in a sentence. */
export function dayToShare({ dayKey, streak = 0, link, games }: SharedDay): string {
  const total = games.reduce((sum, { seconds }) => sum + seconds, 0);
  const heading = [dailyName(dayKey), copy.wholeDay(formatClock(total)), streak > 0 && copy.streak(streak)];
  const grids = games.map(({ found }) => signRows(found));
  const rows = [0, 1, 2].map((row) => grids.map((signs) => signs[row]).join('  '));
  const sentence = copy.day(games.map(({ title, seconds }) => copy.gameTime(title, formatClock(seconds))));
  return [heading.filter(Boolean).join(' · '), '', ...rows, '', sentence, link].join('\n');
}
