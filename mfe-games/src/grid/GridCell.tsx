import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import styles from './GridCell.module.css';
import type { CellState } from './cell-state';
import { markedDigits, type PencilMarks } from './play-state';

/** The second sign beside each colour; a given has its corner folded by the style sheet. */
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
    // The keyboard's place moved within the board; a board that was never entered does not take the focus.
    const board = element.current?.closest('[role="grid"]');
    if (focused && board?.matches(':focus-within')) element.current?.focus();
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
      // Its turn when the solved sheet dailies.
      style={{ '--turn': cell } as CSSProperties}
      onFocus={on.onFocus}
      // A press on a given must not take the selection away from another cell.
      onMouseDown={(event) => state === 'given' && event.preventDefault()}
      onClick={on.onSelect}
      onKeyDown={on.onKeyDown}
    >
      {Sign && <Sign aria-hidden className={styles['sign']} />}
      {digit ? (
        // A new digit is a new element, so that each one lands.
        <span key={digit} className={styles['digit']}>
          {digit}
        </span>
      ) : (
        // Drawn by the style sheet: the text of a cell is its digit and nothing else.
        markedDigits(pencil).map((mark) => <i key={mark} className={styles['pencil']} data-mark={mark} />)
      )}
    </div>
  );
}
