import type { KeyboardEvent } from 'react';
import { GRID_ARROWS, digitOf } from '@ninefold/ui';
import type { GridPlay } from './use-grid-play';

/**
 * Keys in the grid: arrows move, 1-9 enter or mark, Shift and 1-9 mark, Backspace and Delete clear, Shift and
 * an arrow moves the digit, Enter submits, Ctrl+Z undoes. A held key moves on, and does everything else once.
 */
export function useGridKeys(
  { act, enter, moveDigit, submit }: GridPlay,
  pencilling: boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, repeat, shiftKey } = event;
    const arrow = GRID_ARROWS[key];
    const { digit, isNote } = digitOf(event);
    const withControl = event.ctrlKey || event.metaKey;
    const undoes = withControl && isZ(event);
    // Ctrl+1 and the like belong to the browser, and AltGr types characters.
    if (event.altKey || (withControl && !undoes)) return;
    if (!(undoes || digit || arrow || /^(Backspace|Delete|Enter)$/.test(key))) return;
    event.preventDefault();
    if (repeat && (digit || !arrow || shiftKey)) return;
    if (undoes) act({ type: 'undo' });
    else if (digit && (isNote || pencilling)) act({ type: 'pencil', digit });
    else if (digit) enter(digit);
    else if (arrow && shiftKey) moveDigit(arrow[0], arrow[1]);
    else if (arrow) act({ type: 'move', rows: arrow[0], columns: arrow[1] });
    else if (key === 'Enter') submit();
    else act({ type: 'clear-cell' });
  };
}

/** By its letter, or by its position on keyboards of other scripts. With Shift it would be Redo. */
const isZ = ({ key, code, shiftKey }: KeyboardEvent): boolean =>
  !shiftKey &&
  (key.toLowerCase() === 'z' || (code === 'KeyZ' && /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key)));
