/** Separate from the texts of the first board. */
export const copy = {
  loading: 'Loading...',
  tryAgain: 'Try again',
} as const;
