import type { Platform } from 'shared-platform';
import type { Owner } from '../device/daily-record';
import { saveRound } from './round-api';
import type { RoundRecords } from './round-records';

/** Sends what waits, one after the other. Never throws; what could not be delivered waits on. */
export async function deliverRounds(
  records: RoundRecords,
  { supabase, reportError }: Pick<Platform, 'supabase' | 'reportError'>,
  owner: Owner,
): Promise<void> {
  for (const round of records.waiting(owner)) {
    const answer = await saveRound(supabase, round);
    // Whoever cannot be reached for one cannot be reached for the next.
    if (answer.outcome === 'not-reached') return;
    // Another tab may have been quicker.
    if (records.get(owner, round.id)?.delivery !== 'waiting') continue;
    if (answer.outcome === 'saved') {
      records.update({ ...round, delivery: 'saved', standing: answer.standing });
    } else {
      reportError(answer.error, 'games: round refused');
      records.update({ ...round, delivery: 'refused' });
    }
  }
}
