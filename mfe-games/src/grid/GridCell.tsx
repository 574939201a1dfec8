import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import styles from './GridCell.module.css';
import type { CellState } from './cell-state';
import { markedDigits, type PencilMarks } from './play-state';

/** The sign next to each color. The style sheet marks givens with a folded corner. */
const SIGNS = { correct: Check, wrong: X, invalid: CircleAlert } as const;

export interface GridCellProps {
  cell: number;
  digit: number;
  pencil: PencilMarks;
  state: CellState;
  name: string;
  selected: boolean;
  focused: boolean;
  marked: boolean | undefined;
  onFocus(): void;
  onSelect(): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function GridCell({
  cell,
  digit,
  pencil,
  state,
  name,
  selected,
  focused,
  marked,
  ...on
}: GridCellProps) {
  const element = useRef<HTMLDivElement>(null);
  const Sign = state === 'correct' || state === 'wrong' || state === 'invalid' ? SIGNS[state] : null;

  useEffect(() => {
    // Follows the keyboard within the grid. A grid that was never focused must not take the focus.
    const grid = element.current?.closest('[role="grid"]');
    if (focused && grid?.matches(':focus-within')) element.current?.focus();
  }, [focused]);

  return (
    <div
      ref={element}
      role="gridcell"
      tabIndex={focused ? 0 : -1}
      data-testid={`cell-${Math.floor(cell / 3) + 1}-${(cell % 3) + 1}`}
      data-state={state}
      data-marked={marked || undefined}
      aria-label={name}
      aria-selected={selected}
      aria-readonly={state === 'given'}
      aria-invalid={state === 'wrong' || state === 'invalid' || undefined}
      className={styles['cell']}
      // Delay index of the animation of a solved grid.
      style={{ '--turn': cell } as CSSProperties}
      onFocus={on.onFocus}
      // Pressing a given keeps the selection.
      onMouseDown={(event) => state === 'given' && event.preventDefault()}
      onClick={on.onSelect}
      onKeyDown={on.onKeyDown}
    >
      {Sign && <Sign aria-hidden className={styles['sign']} />}
      {digit ? (
        // The key makes every new digit animate.
        <span key={digit} translate="no" className={styles['digit']}>
          {digit}
        </span>
      ) : (
        // The style sheet draws the marks, so that the text of a cell is only its digit.
        markedDigits(pencil).map((mark) => <i key={mark} className={styles['pencil']} data-mark={mark} />)
      )}
    </div>
  );
}
