import type { Placement } from './step';

/** Kinds of reasons, easiest first: the order in which players learn them. */
export const REASON_KINDS = [
  'last-cell',
  'crossing-lines',
  'only-cell',
  'fitting-sets',
  'claimed-digits',
  'try-and-refute',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** The kind of the hardest reason of a placement. */
export function reasonKindOf({ technique, reasons }: Pick<Placement, 'technique' | 'reasons'>): ReasonKind {
  const has = (type: Placement['reasons'][number]['type']) => reasons.some((reason) => reason.type === type);
  if (technique === 'last_cell') return 'last-cell';
  if (technique === 'guess' || has('refuted')) return 'try-and-refute';
  if (has('claims')) return 'claimed-digits';
  if (has('fits') || technique === 'pencil_marks') return 'fitting-sets';
  if (has('not_in_lines')) return 'only-cell';
  return 'crossing-lines';
}
