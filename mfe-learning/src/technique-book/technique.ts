import type { Placement } from 'shared-puzzle-engine';

/** The kinds of reasons that a hint gives, easiest first. */
export const TECHNIQUE_IDS = [
  'last-cell',
  'crossing-lines',
  'only-cell',
  'fitting-sets',
  'claimed-digits',
  'try-and-refute',
] as const;
export type TechniqueId = (typeof TECHNIQUE_IDS)[number];

/** Which page is about a placement: the one about the hardest of its reasons. */
export function techniqueOf({ technique, reasons }: Pick<Placement, 'technique' | 'reasons'>): TechniqueId {
  const has = (type: Placement['reasons'][number]['type']) => reasons.some((reason) => reason.type === type);
  if (technique === 'last_cell') return 'last-cell';
  if (technique === 'guess' || has('refuted')) return 'try-and-refute';
  if (has('claims')) return 'claimed-digits';
  if (has('fits') || technique === 'pencil_marks') return 'fitting-sets';
  if (has('not_in_lines')) return 'only-cell';
  return 'crossing-lines';
}
