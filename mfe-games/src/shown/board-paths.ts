import { GAMES, type AnsweredBy, type BoardGame } from '@ninefold/contracts';

export const BOARDS_PATH = '/boards';

/** The board of a game, of today. */
export const boardPath = (game: BoardGame, answeredBy?: AnsweredBy): string =>
  `${BOARDS_PATH}${GAMES[game].path}${answeredBy === 'typing' ? '?answers=typed' : ''}`;
