import { GAMES, GRID_SENTENCES } from '@ninefold/contracts';
import { OPERATIONS, statedOperations, type Cells, type GridPuzzle } from 'shared-puzzle-engine';
import { copy } from './copy';
import styles from './PaperGrid.module.css';

const LINES = [0, 1, 2] as const;

export interface PaperGridProps {
  puzzle: GridPuzzle;
  /** Prints the solution, smaller. */
  isSolved?: boolean;
}

/** A grid for paper. */
export function PaperGrid({ puzzle, isSolved = false }: PaperGridProps) {
  const { title, sign } = GAMES[puzzle.game];
  const cells: Cells = isSolved ? puzzle.solution : puzzle.givens;
  return (
    <section className={styles['puzzle']} data-solved={isSolved || undefined}>
      <h3 className={styles['title']}>
        <span aria-hidden>{sign}</span> <span>{title}</span>
      </h3>
      {!isSolved && <p className={styles['rule']}>{GRID_SENTENCES[puzzle.game]}</p>}
      <table aria-label={isSolved ? copy.solved(title) : copy.toFillIn(title)} className={styles['grid']}>
        <tbody>
          {LINES.map((row) => (
            <tr key={row}>
              {LINES.map((column) => (
                <td key={column} translate="no" className={styles['cell']}>
                  {cells[row * 3 + column] || ''}
                </td>
              ))}
              <Target puzzle={puzzle} line="rows" index={row} />
            </tr>
          ))}
          <tr>
            {LINES.map((column) => (
              <Target key={column} puzzle={puzzle} line="columns" index={column} />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface TargetProps {
  puzzle: GridPuzzle;
  line: 'rows' | 'columns';
  index: 0 | 1 | 2;
}

function Target({ puzzle: { targets }, line, index }: TargetProps) {
  return (
    <th scope={line === 'rows' ? 'row' : 'col'} className={styles['target']}>
      {statedOperations(targets).map((operation) => (
        <span key={operation} translate="no" className={styles['figure']}>
          <span className={styles['sign']}>{OPERATIONS[operation].sign}</span>
          {targets[operation]?.[line][index]}
        </span>
      ))}
    </th>
  );
}
