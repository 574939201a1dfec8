type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The steps that a key makes on a board; Home and End go as far as the row does. */
export const BOARD_ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -2],
  End: [0, 2],
};

/**
 * The digit that a key means, if any: the one that it writes, which a French keyboard does with Shift, or else the one
 * that it stands for.
 */
export function digitOf({ key, code, shiftKey }: PressedKey): { digit: number; isNote: boolean } {
  const written = /^[1-9]$/.exec(key)?.[0];
  // Without Shift, a key of the number pad that writes no digit scrolls or moves.
  const keys = shiftKey ? /^(?:Digit|Numpad)([1-9])$/ : /^Digit([1-9])$/;
  return { digit: Number(written ?? keys.exec(code)?.[1] ?? 0), isNote: shiftKey && !written };
}
