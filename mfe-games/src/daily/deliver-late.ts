import type { Platform } from 'shared-platform';
import type { DailyRecord } from '../device/daily-record';
import type { DailyRecords } from './attempts';
import { sendGuestResults } from '../guest-import/import-api';
import { sentDaily } from '../guest-import/sent-daily';
import { fetchDailies, type StoredDaily } from './late-api';
import { lateNews, type LateOutcome } from '../sync/notices';

/** Reasons that pass: the result waits on. */
const LATER = new Set(['day-not-begun', 'puzzle-not-published']);
/** The account has it, or another one of that day. */
const THERE = new Set(['already-imported', 'daily-already-played']);

type LateDaily = DailyRecord & Required<Pick<DailyRecord, 'importId' | 'result'>>;

/**
 * Sends results whose day is over, as after a night offline: the server takes each once, by its id, and says what
 * it counts for. The player is told in one notice. Never throws.
 */
export async function deliverLate(
  late: readonly DailyRecord[],
  records: DailyRecords,
  { supabase, reportError, notify }: Pick<Platform, 'supabase' | 'reportError' | 'notify'>,
): Promise<void> {
  const dailies = late.flatMap((record) => withId(record, records) ?? []);
  const [first] = dailies;
  if (!first) return;

  const answer = await sendGuestResults(
    supabase,
    dailies.map((daily) => ({ id: daily.importId, sent: sentDaily(daily, daily.result, daily.importId) })),
    first.owner,
  );
  const dayKeys = dailies.map(({ dayKey }) => dayKey);
  const stored = await fetchDailies(supabase, first.owner, dayKeys).catch(() => null);
  // Until it is known what the account holds, all is sent again under the same ids.
  if (answer.outcome === 'not-reached' || stored === null) return;

  const outcomes: LateOutcome[] = [];
  for (const daily of dailies) {
    const reason = answer.skipped.get(daily.importId);
    // Another tab may have been quicker.
    const isSettled = records.get(daily)?.result?.delivery !== 'waiting';
    if (isSettled || (reason && LATER.has(reason))) continue;
    const kept = !reason || THERE.has(reason) ? stored.find((row) => isOf(row, daily)) : undefined;
    if (!kept) reportError(new Error(reason ?? 'not stored'), 'games: late daily refused');
    const seconds = kept?.completion_time_seconds ?? daily.result.seconds;
    records.put({ ...daily, result: { ...daily.result, seconds, delivery: kept ? 'saved' : 'refused' } });
    outcomes.push({ daily, xpEarned: kept ? kept.xp_earned : null });
  }
  if (outcomes.length > 0) notify(lateNews(outcomes), 'info');
}

/** The id is on the device before it is sent anywhere, so that every try bears the same. */
function withId(record: DailyRecord, records: DailyRecords): LateDaily | null {
  const { result, importId = crypto.randomUUID() } = record;
  if (!result?.grid) return null;
  const daily = { ...record, result, importId };
  if (!record.importId) records.put(daily);
  return daily;
}

const isOf = (row: StoredDaily, { game, dayKey }: DailyRecord) =>
  row.game_type === game && row.challenge_date === dayKey;
