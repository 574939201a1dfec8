import type { GridGame } from 'shared-contracts';
import styles from './GameMark.module.css';

const SIGNS: Readonly<Record<GridGame, string>> = {
  sum_grid: '+',
  multiplication_grid: '×',
  combined_grid: '+×',
};

/** A cell with the sign of its game; the corner is folded once today's puzzle is solved. */
export function GameMark({ game, solved }: { game: GridGame; solved: boolean }) {
  return (
    <span aria-hidden className={styles['mark']} data-solved={solved || undefined}>
      {SIGNS[game]}
    </span>
  );
}
