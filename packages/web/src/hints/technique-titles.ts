import type { ReasonKind } from 'shared-puzzle-engine';

/** What the pages of the technique book are called, and the technique of a hint. */
export const techniqueTitles: Readonly<Record<ReasonKind, string>> = {
  'last-cell': 'The last cell of a line',
  'crossing-lines': 'Where two lines cross',
  'only-cell': 'Only one place for a digit',
  'fitting-sets': 'Ways that still fit',
  'claimed-digits': 'Digits that a line needs',
  'try-and-refute': 'Try, and see what breaks',
};
