import type { GridPuzzle, Operation } from 'shared-puzzle-engine';
import { VisuallyHidden } from 'shared-ui';
import { copy } from './copy';
import styles from './PositionBoard.module.css';

const INDEXES = [0, 1, 2] as const;
const OPERATIONS = ['sum', 'product'] as const satisfies readonly Operation[];

interface PositionBoardProps {
  puzzle: GridPuzzle;
  marked: number;
  /** Shown in the marked cell. */
  digit?: number | undefined;
}

/** A grid with its targets. As a table, it reads row by row with the target at each end. */
export function PositionBoard({ puzzle, marked, digit }: PositionBoardProps) {
  return (
    <table className={styles['board']} aria-label={copy.gridLabel}>
      <tbody>
        {INDEXES.map((row) => (
          <tr key={row}>
            {INDEXES.map((column) => {
              const cell = row * 3 + column;
              const shown = puzzle.givens[cell] || (cell === marked ? digit : undefined);
              return (
                <td key={column} className={styles['cell']} data-marked={cell === marked || undefined}>
                  {shown ?? <VisuallyHidden>{cell === marked ? copy.marked : copy.empty}</VisuallyHidden>}
                </td>
              );
            })}
            <Targets puzzle={puzzle} axis="rows" index={row} />
          </tr>
        ))}
        <tr>
          {INDEXES.map((column) => (
            <Targets key={column} puzzle={puzzle} axis="columns" index={column} />
          ))}
          <td aria-hidden />
        </tr>
      </tbody>
    </table>
  );
}

interface TargetsProps {
  puzzle: GridPuzzle;
  axis: 'rows' | 'columns';
  index: 0 | 1 | 2;
}

function Targets({ puzzle: { targets }, axis, index }: TargetsProps) {
  return (
    <th scope={axis === 'rows' ? 'row' : 'col'} className={styles['target']}>
      {OPERATIONS.map((operation) => {
        const target = targets[operation]?.[axis][index];
        return (
          target !== undefined && (
            <span key={operation} className={styles['one']}>
              <span aria-hidden>
                {copy.targetSign[operation]} {target}
              </span>
              <VisuallyHidden>{copy.target[operation](target)}</VisuallyHidden>
            </span>
          )
        );
      })}
    </th>
  );
}
