import type { GridGame } from '@ninefold/contracts';

/** What `game` of `<ninefold-daily>` may be. */
export const DAILIES: Readonly<Record<string, GridGame>> = {
  sum: 'sum_grid',
  multiplication: 'multiplication_grid',
  combined: 'combined_grid',
};
