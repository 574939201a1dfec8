import { GUEST, type ChallengeOutcome, type Owner, type StoredChallengeAttempt } from '@ninefold/contracts';
import { answerChallengeCall, callRpc, RpcError } from '@ninefold/contracts/rpc';
import type { Platform } from '@ninefold/platform';
import { requireSamePerson } from '@ninefold/web/storage';

/**
 * Sends the solution of an attempt. The server keeps the first one.
 * @returns its response; null for a permanent refusal
 * @throws when the server is unreachable or fails
 */
export async function sendAttempt(
  supabase: Platform['supabase'],
  owner: Owner,
  { id, code, solution }: StoredChallengeAttempt,
): Promise<ChallengeOutcome | null> {
  if (!solution) return null;
  const client = await supabase();
  // A guest's attempt is sent with whatever session there is.
  if (owner !== GUEST) await requireSamePerson(client, owner);
  const sent = { p_code: code, p_attempt: id, p_solution: solution };
  return callRpc(client, answerChallengeCall, sent).catch((error: unknown) => {
    // Invalid input (class 22), or a grid that is not a solution.
    if (error instanceof RpcError && /^(22|P0001$)/.test(error.code)) return null;
    throw error;
  });
}
