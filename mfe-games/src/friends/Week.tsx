import { VisuallyHidden } from '@ninefold/ui';
import { GRID_GAMES } from '@ninefold/contracts';
import { copy } from './copy';
import styles from './Week.module.css';

const words = copy.group;

export interface WeekProps {
  /** Puzzles solved per day, oldest first. */
  counts: readonly number[];
  days: ReturnType<typeof copy.days>;
}

/** Seven columns, one per day, with a cell for each solved puzzle. */
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
