/** Whether the text is a date of the calendar, written YYYY-MM-DD. A day key has no place: in UTC it stays the same date. */
export function isDayKey(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
