import type { Platform } from 'shared-platform';
import type { Owner } from '../device/daily-record';
import { GUEST_IMPORT_COPY } from '../sync/copy';
import { batches } from './batches';
import type { GuestResult } from './guest-result';
import { sendGuestResults } from './import-api';

/** Reasons that pass: the result waits on the device. */
const LATER = new Set(['day-not-begun', 'puzzle-not-published', 'too-many-rounds', 'too-many-results']);

/** Takes a guest's results into an account, and tells the player. Never throws; what was not answered for waits on. */
export async function importGuestResults(
  results: readonly GuestResult[],
  { supabase, notify, reportError }: Pick<Platform, 'supabase' | 'notify' | 'reportError'>,
  owner: Owner,
): Promise<void> {
  let added = 0;
  for (const batch of batches(results)) {
    const answer = await sendGuestResults(supabase, batch, owner);
    if (answer.outcome === 'not-reached') break;
    for (const result of batch) {
      const reason = answer.skipped.get(result.id);
      if (!result.isHere() || (reason && LATER.has(reason))) continue;
      // An earlier answer may have been lost on the way.
      if (!reason || reason === 'already-imported') {
        result.moveTo(owner);
        added += 1;
      } else if (reason === 'daily-already-played') {
        result.drop();
      } else {
        reportError(new Error(reason), 'games: guest result refused');
        result.refuse();
      }
    }
  }
  if (added > 0) notify(GUEST_IMPORT_COPY.added(added), 'success');
}
