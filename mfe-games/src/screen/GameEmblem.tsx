import type { GridGame } from 'shared-contracts';
import styles from './GameEmblem.module.css';

const SIGNS: Readonly<Record<GridGame, string>> = {
  sum_grid: 'Σ',
  multiplication_grid: '×',
  combined_grid: 'Σ×',
};

/** A folded sheet of nine cells with the game's sign: decoration. */
export function GameEmblem({ game }: { game: GridGame }) {
  return (
    <svg aria-hidden viewBox="0 0 84 54" className={styles['emblem']}>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row}${column}`}
            x={2 + column * 17}
            y={2 + row * 17}
            width={15}
            height={15}
            rx={3}
            className={row === column ? styles['given'] : styles['cell']}
          />
        )),
      )}
      <text x={58} y={33} className={styles['sign']}>
        {SIGNS[game]}
      </text>
    </svg>
  );
}
