import { LOCALE } from '@ninefold/contracts';

/** "November 24, 2026". Formatted in UTC, because a day key is a date without a time zone. */
export const dateOf = (dayKey: string): string =>
  new Date(dayKey).toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

export const dayTitle = (dayKey: string): string => `Puzzles for ${dateOf(dayKey)}`;
