import { useEffect, useReducer, type RefObject } from 'react';

export const CURRENT_CELL = '[role="gridcell"][tabindex="0"]';

/**
 * Puts the keyboard on the board where what had it is taken away or disabled. It does so after the change: a dialog
 * keeps the focus while it is open, and gives it back to its opener when it goes.
 */
export function useFocusBoard(sheet: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (asked > 0) sheet.current?.querySelector<HTMLElement>(CURRENT_CELL)?.focus();
  }, [sheet, asked]);

  return ask;
}
