import type { Player } from './accounts';
import type { PlatformUrls } from './ports';
import { callSupabase, secretKey } from './supabase-calls';

/**
 * Time that passes between two visits. No clock of the product can be moved. Instead, what the database keeps of a player
 * becomes older, with the secret key: for the player that is the same.
 */

type Row = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;
/** The next visit is a little later in the day, because the page's clock was moved in the one before. */
const LATER_MS = 600_000;

/** What learning and games keep with a time. A table stands behind those that its rows belong to. */
const TABLES = [
  'learning_sessions',
  'learning_answers',
  'skill_progress',
  'game_sessions',
  'review_cards',
  'daily_activity',
] as const;

/** Every instant and every day key of a row, in texts of JSON too, that many days earlier. */
function older(row: Row, days: number): Row {
  const move = (time: string, by = DAY_MS * days) => new Date(Date.parse(time) - by).toISOString();
  return JSON.parse(JSON.stringify(row), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return move(value).slice(0, 10);
    return /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value) ? move(value, DAY_MS * days + LATER_MS) : value;
  }) as Row;
}

/** That many days pass for a player who does nothing. */
export async function daysPass(urls: PlatformUrls, { session }: Player, days: number): Promise<void> {
  const key = await secretKey();
  const of = (table: string) => `/rest/v1/${table}?user_id=eq.${session.user.id}`;
  const kept = await Promise.all(
    TABLES.map((table) => callSupabase<Row[]>(urls, { method: 'GET', address: of(table), key })),
  );
  // A day of the streak is named by its date, so rows are written anew instead of changed.
  for (const table of [...TABLES].reverse()) {
    await callSupabase(urls, { method: 'DELETE', address: of(table), key });
  }
  for (const [index, table] of TABLES.entries()) {
    const body = kept[index]?.map((row) => older(row, days)) ?? [];
    if (body.length > 0)
      await callSupabase(urls, { method: 'POST', address: `/rest/v1/${table}`, body, key });
  }
}

/** The open session of a player has lasted for that long, so that the server believes the seconds of its answers. */
export async function sessionHasLasted(
  urls: PlatformUrls,
  { session }: Player,
  seconds: number,
): Promise<void> {
  await callSupabase(urls, {
    method: 'PATCH',
    address: `/rest/v1/learning_sessions?user_id=eq.${session.user.id}&completed_at=is.null`,
    body: { started_at: new Date(Date.now() - 1_000 * seconds).toISOString() },
    key: await secretKey(),
  });
}
