import { asciiDigits } from '@ninefold/contracts';

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** How each key moves the focus. Home and End move to the ends of the row. */
export const GRID_ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -2],
  End: [0, 2],
};

/**
 * The digit that a key types, in any script (French keyboards need Shift for digits), or else the digit of its
 * position; 0 for other keys.
 */
export function digitOf({ key, code, shiftKey }: PressedKey): { digit: number; isNote: boolean } {
  const written = /^[1-9]$/.exec(asciiDigits(key))?.[0];
  // Without Num Lock and Shift, the keys of the number pad scroll or move the caret.
  const keys = shiftKey ? /^(?:Digit|Numpad)([1-9])$/ : /^Digit([1-9])$/;
  return { digit: Number(written ?? keys.exec(code)?.[1] ?? 0), isNote: shiftKey && !written };
}
