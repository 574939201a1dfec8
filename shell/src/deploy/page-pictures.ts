import {
  DRILL_GAMES,
  FIRST_DAY,
  GAMES,
  GRID_GAMES,
  TIMED_ROUND_GAMES,
  type GameType,
} from '@ninefold/contracts';
import { cardPaths, dayCard, gameCard, plainCard } from '@ninefold/cards';
import type { PagePicture, PageWords } from './page-words';

const ofGame = (path: string, game: GameType): [path: string, picture: PagePicture] => [
  path,
  { path: cardPaths.game(game), alt: gameCard(game).alt },
];
const plain = { path: cardPaths.plain, alt: plainCard.alt };

/**
 * Of pages that people pass on, and that the product's own links lead to. A board has none: its page is the first that strangers
 * load, and stays as small as it is; what is shared of it has an address of the service (`sharePaths`).
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
/** Longer than from one deployment of the pages to the next; a later day is shared under the words of the archive. */
const DAYS_AHEAD = 60;

/** The days that get a page of their own: from the first one on. @param now in milliseconds */
export function pagedDays(now: number): readonly string[] {
  const first = Date.parse(FIRST_DAY);
  const count = Math.max(0, Math.floor((now - first) / DAY_MS) + 1 + DAYS_AHEAD);
  return Array.from({ length: count }, (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10));
}

/** The page of a day in the archive. Its puzzles are not in it: the picture is drawn when the day has begun. */
export function dayPage(dayKey: string): PageWords & { readonly path: string } {
  const { title, description, alt } = dayCard(dayKey);
  return { path: `/archive/${dayKey}`, title, description, picture: { path: cardPaths.day(dayKey), alt } };
}
