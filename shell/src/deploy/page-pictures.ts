import { FIRST_DAY } from '@ninefold/contracts';
import { cardPaths, dayCard, plainCard } from 'shared-cards';
import type { PagePicture, PageWords } from './page-words';

/** Pages that people pass on. A board has none: its page is the first that strangers load, and stays as small as it is. */
const SHARED_PAGES = ['/', '/puzzle-games', '/archive', '/challenge'];

export const pictureOf = (path: string): PagePicture | undefined =>
  SHARED_PAGES.includes(path) ? { path: cardPaths.plain, alt: plainCard.alt } : undefined;

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
