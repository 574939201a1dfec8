import type { Platform } from 'shared-platform';
import type { DailyRecord, Owner } from '../device/daily-record';
import type { DailyRecords } from './attempts';
import { fetchToday } from './daily-api';
import { deliverLate } from './deliver-late';
import { saveDaily } from './save-daily';
import { waitingResults } from './waiting-results';

/**
 * Sends what waits: today's results one after the other, those of earlier days together. Never throws; what could
 * not be delivered waits on.
 */
export async function deliverResults(
  records: DailyRecords,
  platform: Pick<Platform, 'supabase' | 'reportError' | 'notify'>,
  owner: Owner,
): Promise<void> {
  const waiting = waitingResults(records, owner);
  const today = await serverDay(platform);
  if (today === null) return;
  // A day that has not begun yet is a mistake of the device's clock, and comes.
  for (const record of waiting.filter(({ dayKey }) => dayKey === today)) {
    await deliverTodays(record, records, platform);
  }
  await deliverLate(
    waiting.filter(({ dayKey }) => dayKey < today),
    records,
    platform,
  );
}

/** The day that the server is in, or null when it cannot be reached. */
const serverDay = ({ supabase }: Pick<Platform, 'supabase'>): Promise<string | null> =>
  fetchToday(supabase).then(
    ({ day_key }) => day_key,
    () => null,
  );

async function deliverTodays(
  record: DailyRecord,
  records: DailyRecords,
  platform: Pick<Platform, 'supabase' | 'reportError'>,
): Promise<void> {
  const { result, owner, game, dayKey } = record;
  if (!result?.grid) return;
  const { seconds, grid } = result;
  const answer = await saveDaily(platform.supabase, { userId: owner, game, seconds, grid });
  if (answer.outcome === 'not-reached') return;
  // At midnight the server holds yesterday's grid against today's puzzle: that is no refusal.
  if (answer.outcome === 'refused' && (await serverDay(platform)) !== dayKey) return;
  // Another tab may have been quicker.
  if (records.get(record)?.result?.delivery !== 'waiting') return;
  if (answer.outcome === 'refused') {
    platform.reportError(answer, 'games: daily result refused');
    records.put({ ...record, result: { ...result, delivery: 'refused' } });
  } else {
    records.put({ ...record, result: { ...result, ...answer.news, delivery: 'saved' } });
  }
}
