import { LATE_COPY } from '../daily/copy';
import type { DailyRecord } from '../device/daily-record';
import { GRID_GAME_CONFIG } from '../grid/config';
import { dayText } from '../daily/day-text';

export interface LateOutcome {
  readonly daily: DailyRecord;
  /** null when the server refused it; 0 when it is kept, but came too late to count. */
  readonly xpEarned: number | null;
}

/** What became of results that were sent after their day, a sentence for each kind. */
export function lateNews(outcomes: readonly LateOutcome[]): string {
  const sentence = (words: (puzzles: string) => string, of: (xpEarned: number | null) => boolean) => {
    const some = outcomes.filter(({ xpEarned }) => of(xpEarned));
    const names = some.map(({ daily: { game, dayKey } }) =>
      LATE_COPY.puzzle(GRID_GAME_CONFIG[game].title, dayText(dayKey)),
    );
    return some.length > 0 ? [words(new Intl.ListFormat('en').format(names))] : [];
  };
  const xp = outcomes.reduce((sum, { xpEarned }) => sum + (xpEarned ?? 0), 0);
  return [
    ...sentence(
      (puzzles) => LATE_COPY.counted(puzzles, xp),
      (earned) => earned !== null && earned > 0,
    ),
    ...sentence(LATE_COPY.kept, (earned) => earned === 0),
    ...sentence(LATE_COPY.refused, (earned) => earned === null),
  ].join(' ');
}
