import { Eraser } from 'lucide-react';
import type { MouseEvent } from 'react';
import { boardLayout, classNames } from '@ninefold/ui';
import { copy } from './copy';
import styles from './NumberPad.module.css';
import { markedDigits } from './pencil-marks';
import type { GridPlay } from './use-grid-play';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A mouse leaves the keyboard where it is: on the board. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

export function NumberPad({ play, pencilling }: { play: GridPlay; pencilling: boolean }) {
  const { cells, pencil, selected, solved } = play.state;
  const here = selected === null ? 0 : cells[selected];
  const marked = pencilling && selected !== null && !here ? markedDigits(pencil[selected] ?? 0) : [];

  return (
    <div
      role="group"
      aria-label={copy.digits}
      className={classNames(boardLayout['pad'], styles['pad'])}
      data-pencilling={pencilling}
    >
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          data-digit={digit}
          className={styles['key']}
          aria-pressed={here === digit || marked.includes(digit)}
          disabled={solved || (here !== digit && cells.includes(digit))}
          onMouseDown={leaveFocus}
          onClick={() => (pencilling ? play.act({ type: 'pencil', digit }) : play.place(digit))}
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
