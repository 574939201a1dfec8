import { GAMES, type AnsweredBy, type BoardGame, type GridGame } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';

/** The addresses of this remote's screens, and of the lesson that comes next. */
export const HUB_PATH = '/puzzle-games';
/** Redirects to the next step of learning, for guests too. */
export const NEXT_LESSON_PATH = '/learn/next';

export const DEMO_HUB_PATH = '/demo';
export const demoPath = (game: GridGame): string => `${GAMES[game].path}-demo`;

export const ARCHIVE_PATH = '/archive';
export const archivePath = (dayKey: string): string => `${ARCHIVE_PATH}/${dayKey}`;

export const PRINT_PATH = '/print/day';
/** The puzzles of a day on paper; today's without a day. */
export const printPath = (dayKey?: string): string => [PRINT_PATH, dayKey].filter(Boolean).join('/');

export const BOARDS_PATH = '/boards';
/** Today's board of a game. */
export const boardPath = (game: BoardGame, answeredBy?: AnsweredBy): string =>
  `${BOARDS_PATH}${GAMES[game].path}${answeredBy === 'typing' ? '?answers=typed' : ''}`;

export const CHALLENGES_PATH = '/challenge';
export const challengePath = (code: string): string => `${CHALLENGES_PATH}/${code}`;

export const FRIENDS_PATH = '/friends';
export const groupPath = (id: string): string => `${FRIENDS_PATH}/${id}`;
export const joinPath = (code: string): string => `${FRIENDS_PATH}/join/${code}`;

/** Where "Dashboard" leads: guests have no dashboard, so they get the hub. */
export function useDashboardPath(): string {
  const { auth } = usePlatform();
  return auth.status === 'out' ? HUB_PATH : '/';
}
