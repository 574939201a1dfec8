import { digitOf } from '@ninefold/ui';

/**
 * Turns keys of all keyboards into those that `useGridKeys` reads: digits of other scripts, Shift with the number pad, and
 * Ctrl+Z with Caps Lock or on keyboards of other scripts. A held key moves, and does everything else once. The shell
 * ignores held digits and Enter too, but not a held Ctrl+Z, and the games also run without the shell.
 * @param surface contains the grid
 * @returns a function that stops it
 */
export function translateKeys(surface: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    const { target, key, repeat } = event;
    if (!(target instanceof Element) || !target.matches('[role="gridcell"]')) return;
    const pressed = isUndo(event) ? UNDO : digitKey(event);
    const isHeld = repeat && (pressed !== null || key === 'Enter');
    if (!isHeld && (!pressed || isSame(pressed, event))) return;
    event.preventDefault();
    event.stopPropagation();
    if (isHeld) return;
    target.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }));
  }
  surface.addEventListener('keydown', onKeyDown, true);
  return () => surface.removeEventListener('keydown', onKeyDown, true);
}

const UNDO: KeyboardEventInit = { key: 'z', ctrlKey: true };

/** A letter or vowel sign. Latin letters say themselves which they are, wherever their key is. */
const NOT_LATIN = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/** With Shift it would redo, and AltGr types characters. */
const isUndo = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'z' || (code === 'KeyZ' && NOT_LATIN.test(key)));

function digitKey(event: KeyboardEvent): KeyboardEventInit | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { digit, isNote } = digitOf(event);
  if (digit === 0) return null;
  return isNote ? { key: '', code: `Digit${digit}`, shiftKey: true } : { key: String(digit) };
}

/** Whether the grid reads the key as this one. */
const isSame = (pressed: KeyboardEventInit, { key, code, shiftKey }: KeyboardEvent): boolean =>
  pressed.key === key ||
  (!/^[1-9]$/.test(key) && pressed.code === code && (pressed.shiftKey ?? false) === shiftKey);
