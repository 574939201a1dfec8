import { GUEST, type ChallengeOutcome, type Owner, type StoredChallengeAttempt } from '@ninefold/contracts';
import { answerChallengeCall, callRpc, RpcError } from '@ninefold/contracts/rpc';
import type { Platform } from '@ninefold/platform';
import { requireSamePerson } from '@ninefold/web/storage';

/**
 * Sends the solution of a try. The server keeps the first one that it gets.
 * @returns its response; null for what it refuses, which no other call would change
 * @throws when the server is not reached, or fails
 */
export async function sendAttempt(
  supabase: Platform['supabase'],
  owner: Owner,
  { id, code, solution }: StoredChallengeAttempt,
): Promise<ChallengeOutcome | null> {
  if (!solution) return null;
  const client = await supabase();
  // A guest's try goes with whoever signs in on this device.
  if (owner !== GUEST) await requireSamePerson(client, owner);
  const sent = { p_code: code, p_attempt: id, p_solution: solution };
  return callRpc(client, answerChallengeCall, sent).catch((error: unknown) => {
    // Postgres' class of errors for what was sent, and that of a grid which is no solution.
    if (error instanceof RpcError && /^(22|P0001$)/.test(error.code)) return null;
    throw error;
  });
}
