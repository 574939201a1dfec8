import { dailyName } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { copy } from './copy';
import { signRows, type SharedPuzzle } from './share-text';

/** A whole day, as the player shares it. */
export interface SharedDay {
  readonly dayKey: string;
  /** Days in a row; absent where there is no account. */
  readonly streak?: number | undefined;
  /** The whole address where the reader can play. */
  readonly link: string;
  readonly games: readonly Pick<SharedPuzzle, 'title' | 'seconds' | 'found'>[];
}

/** All dailies of a day: one time, the grids of signs side by side, and the times in a sentence. */
export function dayToShare({ dayKey, streak = 0, link, games }: SharedDay): string {
  const total = games.reduce((sum, { seconds }) => sum + seconds, 0);
  const heading = [dailyName(dayKey), copy.wholeDay(formatClock(total)), streak > 0 && copy.streak(streak)];
  const grids = games.map(({ found }) => signRows(found));
  const rows = [0, 1, 2].map((row) => grids.map((signs) => signs[row]).join('  '));
  const sentence = copy.sheet(games.map(({ title, seconds }) => copy.gameTime(title, formatClock(seconds))));
  return [heading.filter(Boolean).join(' · '), '', ...rows, '', sentence, link].join('\n');
}
