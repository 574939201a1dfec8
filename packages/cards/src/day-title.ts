import { LOCALE } from '@ninefold/contracts';

/** "November 24, 2026". The key is a calendar date without a place: in UTC it stays the same date everywhere. */
export const dateOf = (dayKey: string): string =>
  new Date(dayKey).toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** The title of a day's page, there and in a chat. */
export const dayTitle = (dayKey: string): string => `Puzzles of ${dateOf(dayKey)}`;
