import type { GridGame } from '@ninefold/contracts';

/** Values of the `game` attribute of `<ninefold-daily>`. */
export const DAILIES: Readonly<Record<string, GridGame>> = {
  sum: 'sum_grid',
  multiplication: 'multiplication_grid',
  combined: 'combined_grid',
};
