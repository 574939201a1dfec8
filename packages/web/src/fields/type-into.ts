/** Types into a field like a key: the text replaces the selection. */
export function typeInto(field: HTMLInputElement, text: string): void {
  const [start, end] = selectionOf(field);
  replace(field, start, end, text);
}

/** Deletes like Backspace: the selection, or the character before the caret. */
export function deleteIn(field: HTMLInputElement): void {
  const [start, end] = selectionOf(field);
  const before = [...field.value.slice(0, start)].at(-1) ?? '';
  replace(field, start === end ? start - before.length : start, end, '');
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLInputElement): [number, number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

function replace(field: HTMLInputElement, start: number, end: number, text: string): void {
  if (field.readOnly) return;
  field.setRangeText(text, start, end, 'end');
  // React reads the text with this event.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
