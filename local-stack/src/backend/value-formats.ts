/** Types of Postgres, by the numbers that its drivers know them by: timestamps with a zone, and JSON. */
export const TIMESTAMPTZ = 1184;
export const JSONB = 3802;

/** PostgREST writes ISO 8601, and browsers read no other form. */
export const asPostgrestWrites = (value: string): string =>
  value.replace(' ', 'T').replace(/\+00$/, '+00:00');
