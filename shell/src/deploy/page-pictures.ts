import {
  DRILL_GAMES,
  FIRST_DAY,
  GAMES,
  GRID_GAMES,
  TIMED_ROUND_GAMES,
  type GameType,
} from '@ninefold/contracts';
import { cardPaths, dayCard, gameCard, plainCard } from '@ninefold/cards';
import type { PagePicture, PageMetadata } from './page-metadata';

const ofGame = (path: string, game: GameType): [path: string, picture: PagePicture] => [
  path,
  { path: cardPaths.game(game), alt: gameCard(game).alt },
];
const plain = { path: cardPaths.plain, alt: plainCard.alt };

/**
 * Preview pictures of pages that people share or that the product links to. Boards have none, because they are often a
 * visitor's first page and must stay small; their share links are served by the payments service (`sharePaths`).
 */
const PICTURES: ReadonlyMap<string, PagePicture> = new Map([
  ...[
    '/',
    '/puzzle-games',
    '/archive',
    '/challenge',
    '/boards',
    '/friends/join',
    '/classes/join',
    '/embed',
  ].map((path): [string, PagePicture] => [path, plain]),
  ...GRID_GAMES.map((game) => ofGame(`${GAMES[game].path}-demo`, game)),
  ...[...TIMED_ROUND_GAMES, ...DRILL_GAMES].map((game) => ofGame(GAMES[game].path, game)),
]);

export const pictureOf = (path: string): PagePicture | undefined => PICTURES.get(path);

const DAY_MS = 86_400_000;
/** More than the time between deployments. Later days are shared with the description of the archive. */
const DAYS_AHEAD = 60;

/**
 * Days with their own page, from the first one on.
 * @param now epoch milliseconds
 */
export function listArchiveDays(now: number): readonly string[] {
  const first = Date.parse(FIRST_DAY);
  const count = Math.max(0, Math.floor((now - first) / DAY_MS) + 1 + DAYS_AHEAD);
  return Array.from({ length: count }, (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10));
}

/** The page of a day in the archive. It does not contain the puzzles: the picture is drawn once the day has begun. */
export function dayPage(dayKey: string): PageMetadata & { readonly path: string } {
  const { title, description, alt } = dayCard(dayKey);
  return { path: `/archive/${dayKey}`, title, description, picture: { path: cardPaths.day(dayKey), alt } };
}
