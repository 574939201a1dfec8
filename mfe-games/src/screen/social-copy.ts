/** Apart from the texts of every game's screen, which come with the first board. */
export const copy = {
  loading: 'Loading...',
  tryAgain: 'Try again',
} as const;
