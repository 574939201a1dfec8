/** Elements in which a held key writes or deletes, as everywhere on the device. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), select, textarea, [contenteditable]';
/** Elements in which Enter starts a line. */
const TEXTS = 'textarea, [contenteditable]';
/** Elements that Space presses. Elsewhere it scrolls. */
const PRESSED_BY_SPACE = 'button, summary, input, [role="gridcell"]';

/**
 * Makes one press of a key do one thing, however long it is held: browsers repeat it and press a focused button, submit a
 * form or close a dialog each time, even if the focus moved in between. Keys that move, scroll, write or delete repeat.
 * @returns a function that stops it
 */
export function ignoreHeldKeys(root: EventTarget): () => void {
  /** Where Space went down: it presses where it is released. */
  let space: EventTarget | undefined;

  function onKeyDown(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.isComposing) return;
    const [target] = event.composedPath();
    if (!event.repeat) {
      if (event.key === ' ') space = target;
    } else if (!mayRepeat(event, target instanceof Element ? target : document.body)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  function onKeyUp(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.key !== ' ') return;
    if (space && event.composedPath()[0] !== space) event.preventDefault();
    space = undefined;
  }

  root.addEventListener('keydown', onKeyDown, true);
  root.addEventListener('keyup', onKeyUp, true);
  return () => {
    root.removeEventListener('keydown', onKeyDown, true);
    root.removeEventListener('keyup', onKeyUp, true);
  };
}

function mayRepeat({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, target: Element): boolean {
  if (key === 'Enter') return target.closest(TEXTS) !== null && !ctrlKey && !metaKey;
  if (key === 'Escape') return false;
  // Names of keys are longer than a character. Shortcuts belong to the browser, which zooms with them.
  if (key.length > 1 || ctrlKey || altKey || metaKey || target.closest(FIELDS)) return true;
  return key === ' ' && !target.closest(PRESSED_BY_SPACE);
}
