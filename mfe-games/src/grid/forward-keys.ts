import { digitOf } from '@ninefold/ui';

const CONTROLS = 'a, button, input, select, textarea, dialog, [role="gridcell"], [contenteditable]';
/** Elements in which a digit has its own meaning. */
const FIELDS = 'input, select, textarea, dialog, [role="gridcell"], [contenteditable]';
const MOVES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete']);

/**
 * Forwards digits and arrows to the grid without pressing Tab first: after the page opens, and after a press on
 * a button.
 * @param surface contains the grid
 * @returns a function that stops it
 */
export function forwardKeys(surface: HTMLElement): () => void {
  // On other sites the grid is in a shadow root, and keys outside of it belong to the page.
  const root = surface.getRootNode() as Document | ShadowRoot;
  function onKeyDown(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    const { target, key, code, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
    if (event.defaultPrevented || ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
    if (root.querySelector('dialog[open]')) return;
    const isDigit = digitOf(event).digit > 0;
    if (!isDigit && !MOVES.has(key)) return;
    if (target.closest(isDigit ? FIELDS : CONTROLS)) return;
    const modifierNumLock = event.getModifierState('NumLock');
    const cell = surface.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    if (!cell) return;
    cell.focus();
    // Prevents scrolling.
    event.preventDefault();
    cell.dispatchEvent(
      new KeyboardEvent('keydown', {
        ...{ key, code, shiftKey, repeat, modifierNumLock },
        bubbles: true,
        cancelable: true,
      }),
    );
  }
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
}
