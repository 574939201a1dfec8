import type { KeyboardEvent } from 'react';
import { GRID_ARROWS, digitOf } from '@ninefold/ui';
import type { GridPlay } from './use-grid-play';

/**
 * Keys in the grid: arrows move, 1-9 enter or mark, Shift and 1-9 mark, Backspace and Delete clear, Shift and
 * an arrow moves the digit, Enter submits, Ctrl+Z undoes.
 */
export function useGridKeys(
  { act, enter, moveDigit, submit }: GridPlay,
  pencilling: boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    const arrow = GRID_ARROWS[event.key];
    const { digit, isNote } = digitOf(event);
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl && event.key === 'z') act({ type: 'undo' });
    // Ctrl+1 and the like belong to the browser.
    else if (withControl || event.altKey) return;
    else if (arrow && event.shiftKey) moveDigit(arrow[0], arrow[1]);
    else if (arrow) act({ type: 'move', rows: arrow[0], columns: arrow[1] });
    else if (digit && (isNote || pencilling)) act({ type: 'pencil', digit });
    else if (digit) enter(digit);
    else if (event.key === 'Backspace' || event.key === 'Delete') act({ type: 'clear-cell' });
    else if (event.key === 'Enter') submit();
    else return;
    event.preventDefault();
  };
}
