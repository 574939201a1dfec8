import { LOCALE } from '@ninefold/contracts';
/** Texts that every game's screen has. */
export const copy = {
  loading: 'Loading...',
  partFailed: 'That could not be loaded. Check the connection and try again.',
  solved: 'Solved.',
  solvedAndSaved: 'Solved. Kept on this device.',
  back: 'Back to Puzzles',
  timer: 'Time',
  mute: 'Mute sounds',
  unmute: 'Unmute sounds',
  /** A day key as people write it: "November 21, 2026". */
  day(dayKey: string): string {
    // The key is a calendar date without a place: in UTC it stays the same date everywhere.
    return new Date(dayKey).toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
  },
} as const;
