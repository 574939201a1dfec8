import { Skeleton } from 'shared-ui';
import type { GridGame } from 'shared-contracts';
import boardStyles from './Board.module.css';
import { GRID_GAME_CONFIG } from './config';
import styles from './PlayingSurface.module.css';

/** The size of the board and the pad, so that nothing moves when they come. */
export function BoardSkeleton({ game, label }: { game: GridGame; label: string }) {
  const { operations } = GRID_GAME_CONFIG[game];
  return (
    <section className={styles['game']} data-targets={2 * operations.length} aria-busy>
      <p role="status" className={styles['loading']}>
        {label}
      </p>
      <div className={styles['sheet']}>
        <div className={boardStyles['board']}>
          <Skeleton height="var(--board-height)" width="var(--board-width)" radius="var(--radius)" />
        </div>
      </div>
      <div className={styles['hand']}>
        <Skeleton height="13rem" radius="var(--radius)" />
      </div>
    </section>
  );
}
