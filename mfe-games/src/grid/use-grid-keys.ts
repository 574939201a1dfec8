import type { KeyboardEvent } from 'react';
import { GRID_ARROWS } from '@ninefold/ui';
import type { GridPlay } from './use-grid-play';

/**
 * Keys in the grid: arrows move, 1-9 enter or mark, Shift and 1-9 mark, Backspace and Delete clear, Shift and
 * an arrow moves the digit, Enter submits, Ctrl+Z undoes. `translate-keys.ts` turns keys of other layouts into these.
 */
export function useGridKeys(
  { act, enter, moveDigit, submit }: GridPlay,
  pencilling: boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, shiftKey } = event;
    const arrow = GRID_ARROWS[key];
    const written = /^[1-9]$/.exec(key)?.[0];
    const digit = Number(written ?? /^Digit([1-9])$/.exec(event.code)?.[1]);
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl && key === 'z') act({ type: 'undo' });
    // Ctrl+1 and the like belong to the browser.
    else if (withControl || event.altKey) return;
    else if (arrow && shiftKey) moveDigit(arrow[0], arrow[1]);
    else if (arrow) act({ type: 'move', rows: arrow[0], columns: arrow[1] });
    else if (digit && (pencilling || (shiftKey && !written))) act({ type: 'pencil', digit });
    else if (digit) enter(digit);
    else if (key === 'Backspace' || key === 'Delete') act({ type: 'clear-cell' });
    else if (key === 'Enter') submit();
    // The space bar would scroll the grid away.
    else if (key !== ' ') return;
    event.preventDefault();
  };
}
