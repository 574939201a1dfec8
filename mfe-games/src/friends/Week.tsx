import { VisuallyHidden } from '@ninefold/ui';
import { GRID_GAMES } from '@ninefold/contracts';
import { copy } from './copy';
import styles from './Week.module.css';

const words = copy.sheet;

export interface WeekProps {
  /** Puzzles that were solved on each day, the oldest first. */
  counts: readonly number[];
  days: ReturnType<typeof copy.days>;
}

/** Seven days as seven columns, with a cell for each puzzle that was solved. */
export function Week({ counts, days }: WeekProps) {
  const last = days.length - 1;
  const spoken = days.map(({ long }, at) => words.dayOf(at === last ? words.today : long, counts[at] ?? 0));
  return (
    <div className={styles['week']}>
      <VisuallyHidden>{`${words.week}: ${spoken.join(', ')}`}</VisuallyHidden>
      {days.map(({ short, long }, at) => (
        <span key={long} aria-hidden className={styles['day']} data-today={at === last || undefined}>
          {GRID_GAMES.map((game, index) => (
            <span
              key={game}
              className={styles['cell']}
              data-solved={index >= GRID_GAMES.length - (counts[at] ?? 0) || undefined}
            />
          ))}
          <span className={styles['letter']}>{short}</span>
        </span>
      ))}
    </div>
  );
}
