import type { ReasonKind } from 'shared-puzzle-engine';

/** Titles of the technique book's pages, also used for hints. */
export const techniqueTitles: Readonly<Record<ReasonKind, string>> = {
  'last-cell': 'The last cell of a line',
  'crossing-lines': 'Where two lines cross',
  'only-cell': 'Only one place for a digit',
  'fitting-sets': 'Ways that still fit',
  'claimed-digits': 'Digits that a line needs',
  'try-and-refute': 'Try, and see what breaks',
};
