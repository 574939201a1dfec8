import { GAMES, type GameType, type GridGame } from '@ninefold/contracts';

/** Pages that redirect to the site, for links whose preview is generated on demand. */
export const sharePaths = {
  challenge: (code: string) => `/share/challenge/${code}`,
  /** @param seconds total time of the day's three puzzles */
  stamp: (dayKey: string, seconds: number) => `/share/stamp/${dayKey}/${seconds}`,
  /** A daily on its day, and its puzzle in the archive later. */
  puzzle: (game: GridGame, dayKey: string) => `/share/day/${dayKey}${GAMES[game].path}`,
  practice: (game: GridGame) => `/share/practice${GAMES[game].path}`,
} as const;

export const cardPaths = {
  plain: '/cards/plain.png',
  day: (dayKey: string) => `/cards/day/${dayKey}.png`,
  puzzle: (game: GridGame, dayKey: string) => `/cards/day/${dayKey}${GAMES[game].path}.png`,
  game: (game: GameType) => `/cards/game${GAMES[game].path}.png`,
  challenge: (code: string) => `/cards/challenge/${code}.png`,
  stamp: (dayKey: string, seconds: number) => `/cards/stamp/${dayKey}/${seconds}.png`,
} as const;
