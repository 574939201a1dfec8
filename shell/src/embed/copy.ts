/** Texts of an embedded daily that are part of the first file, so keep them few. */
export const copy = {
  loading: 'Loading today’s puzzle...',
  failed: 'Today’s puzzle could not be loaded.',
  unknownGame: (games: readonly string[]) => `This puzzle needs an attribute game: ${games.join(', ')}.`,
  tryAgain: 'Try again',
  oldBrowser: 'This puzzle needs a newer browser. Please update yours.',
  openSite: 'Play it on Ninefold',
} as const;
