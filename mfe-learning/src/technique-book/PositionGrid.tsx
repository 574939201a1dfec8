import { Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Supposed } from '@ninefold/web/hints';
import { withItem, type Position } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import { LineTargets, spokenTargets } from './LineTargets';
import styles from './PositionGrid.module.css';

const INDEXES = [0, 1, 2] as const;
const SIGNS = { correct: Check, wrong: X } as const;

/** Just placed. */
export interface Tried {
  readonly cell: number;
  readonly digit: number;
  readonly mark: 'correct' | 'wrong' | 'open';
}

/** Makes the grid playable. */
export interface GridPlay {
  /** The selected cell. */
  readonly selected: number;
  onSelect(cell: number): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

interface PositionGridProps {
  position: Position;
  label: string;
  /** The cell of the answer. */
  marked?: number | undefined;
  /** Cells of the current reason. */
  named?: readonly number[] | undefined;
  tried?: Tried | undefined;
  /** Digits assumed by the current step. */
  supposed?: readonly Supposed[] | undefined;
  play?: GridPlay | undefined;
}

/** A grid with its targets: a static table, or a playable grid. */
export function PositionGrid({
  position,
  label,
  marked,
  named = [],
  tried,
  supposed = [],
  play,
}: PositionGridProps) {
  const { puzzle, cells } = position;
  const placed = tried ? [tried] : supposed;
  const shown = placed.reduce((all, { cell, digit }) => withItem(all, cell, digit), cells);

  const stateOf = (cell: number) => {
    if (tried?.cell === cell) return tried.mark;
    if (!tried && supposed.some((one) => one.cell === cell)) return 'supposed';
    if (puzzle.givens[cell]) return 'given';
    return cells[cell] ? 'filled' : 'empty';
  };

  const cellAt = (cell: number) => {
    const state = stateOf(cell);
    const Sign = state === 'correct' || state === 'wrong' ? SIGNS[state] : null;
    const digit = shown[cell];
    return (
      <td
        key={cell}
        className={styles['cell']}
        data-cell={cell}
        data-state={state}
        data-marked={cell === marked || undefined}
        data-named={named.includes(cell) || undefined}
        {...(play && {
          role: 'gridcell',
          tabIndex: cell === play.selected ? 0 : -1,
          'aria-selected': cell === play.selected,
          'aria-readonly': Boolean(cells[cell]),
          'aria-label': copy.cellName(
            cell,
            [digit || copy.empty, cell === marked && copy.marked, copy.states[state]],
            spokenTargets(puzzle.targets, cell),
          ),
          onFocus: () => play.onSelect(cell),
          onClick: () => play.onSelect(cell),
          onKeyDown: play.onKeyDown,
        })}
      >
        {Sign && <Sign aria-hidden className={styles['mark']} />}
        {digit ? (
          <span translate="no">{digit}</span>
        ) : (
          <VisuallyHidden>{cell === marked ? copy.marked : copy.empty}</VisuallyHidden>
        )}
      </td>
    );
  };

  return (
    <table className={styles['grid']} aria-label={label} role={play && 'grid'} data-play={play && true}>
      <tbody>
        {INDEXES.map((row) => (
          <tr key={row}>
            {INDEXES.map((column) => cellAt(row * 3 + column))}
            <LineTargets targets={puzzle.targets} axis="rows" index={row} />
          </tr>
        ))}
        <tr>
          {INDEXES.map((column) => (
            <LineTargets key={column} targets={puzzle.targets} axis="columns" index={column} />
          ))}
          <td aria-hidden />
        </tr>
      </tbody>
    </table>
  );
}
