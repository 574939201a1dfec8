/** Whether the text is a calendar date YYYY-MM-DD. Parsed in UTC, because a day key has no time zone. */
export function isDayKey(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
