/** Separate from the texts of the first grid. */
export const copy = {
  loading: 'Loading...',
  tryAgain: 'Try again',
} as const;
