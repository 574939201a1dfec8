import { useEffect, type RefObject } from 'react';

/**
 * Puts the keyboard on the board of a puzzle that took another one's place, when the focus went away with that
 * one. Focus that is elsewhere stays there.
 */
export function useTakeFocus(sheet: RefObject<HTMLElement | null>, isNext: boolean): void {
  useEffect(() => {
    if (!isNext || document.activeElement !== document.body) return;
    sheet.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [sheet, isNext]);
}
