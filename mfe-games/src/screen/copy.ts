import { LOCALE } from '@ninefold/contracts';

/** Created once: a calendar has a date in each of its cells. */
let date: Intl.DateTimeFormat | undefined;

export const copy = {
  loading: 'Loading...',
  partFailed: 'That could not be loaded. Check the connection and try again.',
  solved: 'Solved. Reconnect to see the summary.',
  back: 'Back to Puzzles',
  timer: 'Time',
  mute: 'Mute sounds',
  unmute: 'Unmute sounds',
  /** "November 21, 2026". */
  day(dayKey: string): string {
    // Day keys have no time zone; in UTC they stay the same date.
    date ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
    return date.format(new Date(dayKey));
  },
} as const;
