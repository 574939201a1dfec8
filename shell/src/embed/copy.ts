/** Texts around a daily in the page of another site. The first file has them, so they are few. */
export const copy = {
  loading: 'Loading today’s puzzle...',
  failed: 'Today’s puzzle could not be loaded.',
  unknownGame: (games: readonly string[]) => `This puzzle needs an attribute game: ${games.join(', ')}.`,
  tryAgain: 'Try again',
  openSite: 'Play it on Ninefold',
} as const;
