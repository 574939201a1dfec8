import type { ChangeEvent } from 'react';

/** Cleans what was typed in place, and leaves the caret where the person had it. */
export function rewriteInput({ target }: ChangeEvent<HTMLInputElement>, clean: (typed: string) => string) {
  const cleaned = clean(target.value);
  if (cleaned === target.value) return;
  const caret = target.selectionStart ?? cleaned.length;
  target.value = cleaned;
  target.setSelectionRange(caret, caret);
}
