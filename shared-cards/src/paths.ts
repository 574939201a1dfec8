/** Pages that lead on to the site, for links whose words and picture are known only when somebody opens them. */
export const sharePaths = {
  challenge: (code: string) => `/share/challenge/${code}`,
  /** @param seconds of all three puzzles of the day */
  stamp: (dayKey: string, seconds: number) => `/share/stamp/${dayKey}/${seconds}`,
} as const;

/** The pictures, on the same host. */
export const cardPaths = {
  plain: '/cards/plain.png',
  day: (dayKey: string) => `/cards/day/${dayKey}.png`,
  challenge: (code: string) => `/cards/challenge/${code}.png`,
  stamp: (dayKey: string, seconds: number) => `/cards/stamp/${dayKey}/${seconds}.png`,
} as const;
