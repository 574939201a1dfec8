import type { ListedGame } from 'shared-contracts';
import styles from './GameMark.module.css';

const SIGNS: Readonly<Record<ListedGame, string>> = {
  sum_grid: '+',
  multiplication_grid: '×',
  combined_grid: '+×',
  mental_math_speed: '60',
};

/** A cell with the sign of its game; the corner is folded once today's puzzle is solved. */
export function GameMark({ game, solved }: { game: ListedGame; solved: boolean }) {
  return (
    <span aria-hidden className={styles['mark']} data-solved={solved || undefined}>
      {SIGNS[game]}
    </span>
  );
}
