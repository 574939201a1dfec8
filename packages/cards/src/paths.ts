import { GAMES, type GameType, type GridGame } from '@ninefold/contracts';

/** Pages that lead on to the site, for links whose words and picture are known only when somebody opens them. */
export const sharePaths = {
  challenge: (code: string) => `/share/challenge/${code}`,
  /** @param seconds of all three puzzles of the day */
  stamp: (dayKey: string, seconds: number) => `/share/stamp/${dayKey}/${seconds}`,
  /** One puzzle of a day: its daily on that day, and the archived one later. */
  puzzle: (game: GridGame, dayKey: string) => `/share/day/${dayKey}${GAMES[game].path}`,
  practice: (game: GridGame) => `/share/practice${GAMES[game].path}`,
} as const;

/** The pictures, on the same host. */
export const cardPaths = {
  plain: '/cards/plain.png',
  day: (dayKey: string) => `/cards/day/${dayKey}.png`,
  puzzle: (game: GridGame, dayKey: string) => `/cards/day/${dayKey}${GAMES[game].path}.png`,
  game: (game: GameType) => `/cards/game${GAMES[game].path}.png`,
  challenge: (code: string) => `/cards/challenge/${code}.png`,
  stamp: (dayKey: string, seconds: number) => `/cards/stamp/${dayKey}/${seconds}.png`,
} as const;
