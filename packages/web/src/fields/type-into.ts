/** Types into a field like a key: the text replaces the selection, and the field takes no more than its `maxLength`. */
export function typeInto(field: HTMLInputElement, text: string): void {
  const [start, end] = selectionOf(field);
  const { maxLength, value } = field;
  const room = maxLength < 0 ? text.length : maxLength - value.length + end - start;
  replace(field, start, end, text.slice(0, Math.max(0, room)));
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
