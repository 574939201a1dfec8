/** Texts that load after the grid. */
export const copy = {
  nothingStored:
    'Your browser is not saving data for this site, so your game is lost when you close or reload this page.',
} as const;
