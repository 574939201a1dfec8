import {
  dailyName,
  GAME_SENTENCES,
  GAMES,
  GRID_GAMES,
  GRID_SENTENCES,
  LOCALE,
  PRODUCT_NAME,
  type GameType,
  type GridGame,
  type TimedRoundGame,
} from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { dateOf, dayTitle } from './day-title';

const GAME_NAMES = new Intl.ListFormat(LOCALE).format(GRID_GAMES.map((game) => GAMES[game].title));

export const copy = {
  brand: PRODUCT_NAME,
  name: dailyName,
  date: dateOf,
  day: {
    title: dayTitle,
    description: (dayKey: string) =>
      `${dailyName(dayKey)}: the ${GAME_NAMES} for ${dateOf(dayKey)}. Can you solve all three?`,
    alt: (dayKey: string) =>
      `The three grids for ${dateOf(dayKey)} on one page, with their given digits and targets: ${GAME_NAMES}.`,
  },
  stamp: {
    title: (dayKey: string, seconds: number) => `${dailyName(dayKey)}: all solved in ${formatClock(seconds)}`,
    description: (dayKey: string) =>
      `The three number grids for ${dateOf(dayKey)}, the same for everyone. Play without an account.`,
    alt: (dayKey: string, seconds: number) =>
      `A page folded into a square, with a stamp: ${dailyName(dayKey)}, ${formatClock(seconds)}, all solved.`,
    whole: 'All solved',
    heading: 'Three puzzles,',
    headingBelow: 'one page',
    more: 'The same for everyone',
  },
  challenge: {
    title: (game: GridGame, seconds: number) => `Can you beat ${formatClock(seconds)}? ${GAMES[game].title}`,
    description: (game: GridGame) =>
      `A challenge: the same puzzle, against the clock. ${GRID_SENTENCES[game]}`,
    alt: (game: GridGame, seconds: number) =>
      `Can you beat ${formatClock(seconds)}? The grid of a ${GAMES[game].title}, with its given digits and targets.`,
    question: 'Can you beat',
    time: (seconds: number) => `${formatClock(seconds)}?`,
    more: 'The same for both of you',
  },
  round: {
    title: (game: TimedRoundGame, score: number) => `Can you beat ${score}? ${GAMES[game].title}`,
    description: (seconds: number) =>
      `A challenge: ${seconds} seconds, the same questions. How many can you answer? No account needed.`,
    alt: (game: TimedRoundGame, score: number, seconds: number) =>
      `Can you beat ${score}? A ${GAMES[game].title} of ${seconds} seconds: adding, taking away, multiplying.`,
    score: (score: number) => `${score}?`,
    more: (seconds: number) => `${seconds} seconds, the same questions`,
  },
  puzzle: {
    title: (game: GridGame, dayKey: string) => `${dailyName(dayKey)}: ${GAMES[game].title}`,
    description: (game: GridGame, dayKey: string) =>
      `The ${GAMES[game].title} for ${dateOf(dayKey)}, the same for everyone. ${GRID_SENTENCES[game]}`,
    alt: (game: GridGame, dayKey: string) =>
      `The grid of the ${GAMES[game].title} for ${dateOf(dayKey)}, with its given digits and targets.`,
    heading: 'Can you',
    headingBelow: 'solve it?',
    more: 'The same for everyone',
  },
  game: {
    description: (game: GameType) => `${GAMES[game].title}: ${GAME_SENTENCES[game]}`,
    alt: (game: GameType) => `${PRODUCT_NAME}: the emblem for ${GAMES[game].title}.`,
    more: 'Play without an account',
  },
  plain: {
    title: `${PRODUCT_NAME}: number grids and mental math`,
    description: 'Three number grids a day, the same for everyone. Play without an account.',
    alt: `${PRODUCT_NAME}: three number grids a day, the same for everyone.`,
    lines: ['Three number grids a day,', 'the same for everyone'],
  },
  unknown: {
    continue: 'Today’s puzzles',
    title: 'This link leads nowhere',
    description:
      'It may be mistyped, or the challenge may have been withdrawn. Today’s puzzles are one tap away.',
  },
  /** The link of a page that redirects immediately. */
  continue: 'Continue',
} as const;
