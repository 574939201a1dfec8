/** Texts around an embedded daily. */
export const copy = {
  region: (game: string) => `${game}, today’s Ninefold puzzle`,
  newTab: ', opens in a new tab',
  others: 'Play the other two',
} as const;
