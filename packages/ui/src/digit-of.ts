import { asciiDigits } from '@ninefold/contracts';

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/**
 * The digit that a key types, in any script (French keyboards need Shift for digits), or else the digit of its position;
 * 0 for other keys. Ask for it before `GRID_ARROWS`: Shift turns the digits of the number pad into arrows.
 */
export function digitOf(event: PressedKey): { digit: number; isNote: boolean } {
  const { key, code, shiftKey } = event;
  const written = Number(/^[1-9]$/.exec(asciiDigits(key))?.[0] ?? 0);
  const [, isPad, place] = /^(?:Digit|(Numpad))([1-9])$/.exec(code) ?? [];
  // Windows hides Shift from the number pad: there, Num Lock without a digit means Shift.
  const isShifted = shiftKey || (!!isPad && !written && !!event.getModifierState?.('NumLock'));
  return {
    // Without Num Lock and Shift, the keys of the number pad scroll or move the caret.
    digit: written || (isPad && !isShifted ? 0 : Number(place ?? 0)),
    isNote: isShifted && (!!isPad || !written),
  };
}
