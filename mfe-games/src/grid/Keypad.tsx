import { Eraser, Pencil, Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { puzzleLayout, classNames, Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Keypad.module.css';
import { markedDigits } from './play-state';
import type { GridPlay } from './use-grid-play';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A mouse press must not move the focus away from the grid. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

interface KeypadProps {
  play: GridPlay;
  /** Digits are pencil marks. */
  pencilling: boolean;
  onPencilling(on: boolean): void;
  /** For buttons that their own press may disable. */
  focusGrid(): void;
}

/** The digits, and the row with Submit. */
export function Keypad(props: KeypadProps) {
  return (
    <>
      <Digits {...props} />
      <SubmitRow {...props} />
    </>
  );
}

function Digits({ play, pencilling }: KeypadProps) {
  const { cells, pencil, selected, solved } = play.state;
  const here = selected === null ? 0 : cells[selected];
  const marked = pencilling && selected !== null && !here ? markedDigits(pencil[selected] ?? 0) : [];

  return (
    <div
      role="group"
      aria-label={copy.digits}
      className={classNames(puzzleLayout['pad'], styles['pad'])}
      data-pencilling={pencilling}
    >
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          translate="no"
          data-digit={digit}
          className={styles['key']}
          aria-pressed={here === digit || marked.includes(digit)}
          disabled={solved || (here !== digit && cells.includes(digit))}
          onMouseDown={leaveFocus}
          onClick={() => (pencilling ? play.act({ type: 'pencil', digit }) : play.enter(digit))}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={styles['clear']}
        disabled={solved}
        onMouseDown={leaveFocus}
        onClick={() => play.act({ type: 'clear-cell' })}
      >
        <Eraser aria-hidden size={18} />
        {copy.clear}
      </button>
    </div>
  );
}

function SubmitRow({ play, pencilling, onPencilling, focusGrid }: KeypadProps) {
  const { solved, past } = play.state;
  return (
    <div className={styles['row']}>
      <Button
        variant="secondary"
        aria-label={copy.undo}
        className={styles['square']}
        disabled={solved || past.length === 0}
        onClick={() => {
          play.act({ type: 'undo' });
          if (past.length === 1) focusGrid();
        }}
      >
        <Undo2 aria-hidden size={20} />
      </Button>
      <Button
        variant="secondary"
        aria-label={copy.pencil}
        aria-pressed={pencilling}
        title={copy.pencilKeys}
        className={styles['square']}
        disabled={solved}
        onClick={() => onPencilling(!pencilling)}
      >
        <Pencil aria-hidden size={20} />
      </Button>
      <Button
        className={styles['submit']}
        disabled={!play.complete || solved}
        onClick={() => {
          play.submit();
          focusGrid();
        }}
      >
        {copy.submit}
      </Button>
    </div>
  );
}
