import type { ImportedGuestResults } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import type { Owner } from '../device/daily-record';
import type { GuestResult } from './guest-result';

export type ImportAnswer =
  /** Why results were skipped, by their ids; the others are in the account. */
  | { readonly outcome: 'answered'; readonly skipped: ReadonlyMap<string | null, string> }
  | { readonly outcome: 'not-reached' };

/** Offers results to an account. Never throws: what happened is the answer. The server takes each result once, by its id. */
export async function sendGuestResults(
  supabase: Platform['supabase'],
  results: readonly Pick<GuestResult, 'id' | 'sent'>[],
  owner: Owner,
): Promise<ImportAnswer> {
  try {
    const { data, error } = await (
      await supabase()
    ).rpc('import_guest_results', { p_results: results.map(({ sent }) => sent), p_user_id: owner });
    if (!error) return { outcome: 'answered', skipped: readSkipped(data) };
    if (error.hint !== 'malformed-results') return { outcome: 'not-reached' };
    return { outcome: 'answered', skipped: new Map(results.map(({ id }) => [id, error.hint])) };
  } catch {
    return { outcome: 'not-reached' };
  }
}

/** @throws TypeError when the answer has another shape: a server that is newer than this page. */
function readSkipped(answer: unknown): ReadonlyMap<string | null, string> {
  const { skipped } = answer as ImportedGuestResults;
  return new Map(skipped.map(({ id, reason }) => [id, reason]));
}
