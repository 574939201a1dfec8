/** A day key as people write it: "November 21, 2026". */
export function dayText(dayKey: string): string {
  // The key is a calendar date without a place: reading and writing it in UTC keeps it the same date everywhere.
  return new Date(dayKey).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
