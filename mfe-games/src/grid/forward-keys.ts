import { digitOf } from '@ninefold/ui';

const CONTROLS = 'a, button, input, select, textarea, dialog, [role="gridcell"], [contenteditable]';
/** Where a digit means something of its own. */
const FIELDS = 'input, select, textarea, dialog, [role="gridcell"], [contenteditable]';
const MOVES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete']);

/**
 * A digit or an arrow goes to the board without a Tab before it: on arrival, and after a press on a button.
 * @param surface holds the board
 * @returns a function that ends it
 */
export function forwardKeys(surface: HTMLElement): () => void {
  // In the page of another site the board is in a shadow root: keys outside of it are that page's.
  const root = surface.getRootNode() as Document | ShadowRoot;
  function onKeyDown(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    const { target, key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (event.defaultPrevented || ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
    if (root.querySelector('dialog[open]')) return;
    const isDigit = digitOf(event).digit > 0;
    if (!isDigit && !MOVES.has(key)) return;
    if (target.closest(isDigit ? FIELDS : CONTROLS)) return;
    const cell = surface.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    if (!cell) return;
    cell.focus();
    // The page must not scroll.
    event.preventDefault();
    cell.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
    );
  }
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
}
