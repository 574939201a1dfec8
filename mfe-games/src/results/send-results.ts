import {
  GUEST,
  SAVE_LIMITS,
  type FinishedResult,
  type Owner,
  type SavedDaily,
  type SaveVerdict,
  type SentResult,
  type StoredResult,
} from '@ninefold/contracts';
import { callRpc, RpcError, saveResultsCall } from '@ninefold/contracts/rpc';
import type { Platform } from '@ninefold/platform';
import type { Attempts } from '../player/attempts';
import type { DeviceRecords, FinishedResults } from './finished-results';

/** A result that was sent, and what became of it: settled, or kept for another day. */
export interface SettledResult {
  /** As it was before. */
  readonly sent: StoredResult;
  readonly verdict: SaveVerdict;
}

type Batch = readonly StoredResult[];

/** What one call brought: a verdict for each result, or that the server cannot read them. */
type Outcome = SaveVerdict[] | 'unreadable';

/**
 * Sends what a player has finished on this device, and what a guest finished here before: the guest's results go to
 * this account. The server saves each result once by its id, so that a lost response is made good by sending again.
 * Results go as lists; those of a list that fails are sent one by one, so that one of them does not hold up the others.
 * What is not settled stays pending.
 * @param today the day for which the server may say that the account has no room left
 * @returns what was settled, and the first failure, if there was one; never throws
 */
export async function sendResults(
  { results, attempts }: DeviceRecords,
  owner: Owner,
  { supabase, reportError }: Pick<Platform, 'supabase' | 'reportError'>,
  today: string,
): Promise<{ settled: SettledResult[]; failure?: unknown }> {
  const settled: SettledResult[] = [];
  let failure: unknown;
  const queue = batchesOf(claimGuestResults(results, owner, today), owner);
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    let outcome: Outcome;
    try {
      outcome = await saveBatch({ supabase, reportError }, batch, owner);
    } catch (error) {
      if (!isAboutOneResult(error)) return { settled, failure: failure ?? error };
      if (batch.length > 1) queue.unshift(...batch.map((stored) => [stored]));
      else failure ??= error;
      continue;
    }
    if (outcome === 'unreadable' && batch.length > 1) {
      queue.unshift(...batch.map((stored) => [stored]));
      continue;
    }
    batch.forEach((sent) => {
      const verdict =
        outcome === 'unreadable'
          ? refusal(sent, 'malformed-results')
          : outcome.find(({ id }) => id === sent.result.id);
      // Another tab may have been faster.
      if (!verdict || results.get(sent.owner, sent.result.id)?.state !== 'pending') return;
      if (verdict.status === 'refused' && verdict.retry) {
        if (verdict.reason === ACCOUNT_GONE) results.update({ ...sent, claimedBy: undefined });
        if (verdict.reason === NOT_PUBLISHED) settled.push({ sent, verdict });
        if (verdict.reason !== DAY_FULL) return;
        // Sending it again before the day turns would fail the same way.
        results.update({ ...sent, claimedBy: sent.owner === GUEST ? owner : undefined, fullOn: today });
        settled.push({ sent, verdict });
        return;
      }
      settle({ results, attempts }, sent, verdict, owner);
      settled.push({ sent, verdict });
      if (verdict.status === 'refused') {
        reportError(new Error(verdict.reason), `games: ${sent.result.kind} rejected`);
      }
    });
  }
  return { settled, failure };
}

/** Whether one of the results may have caused the failure: they are then sent one by one. */
const isAboutOneResult = (error: unknown): boolean =>
  error instanceof RpcError && ['refused', 'failed', 'unexpected'].includes(error.kind);

/** From now on a guest's results are this account's, also when they cannot be sent yet. @returns what is to be sent */
function claimGuestResults(results: FinishedResults, owner: Owner, today: string): StoredResult[] {
  for (const stored of results.pendingFor(owner, today)) {
    if (stored.owner === GUEST && !stored.claimedBy) results.update({ ...stored, claimedBy: owner });
  }
  return results.pendingFor(owner, today);
}

function settle(
  { results, attempts }: DeviceRecords,
  sent: StoredResult,
  verdict: SaveVerdict,
  owner: Owner,
): void {
  const { status, reason, daily, standing } = verdict;
  if (status === 'refused') {
    results.update({ ...sent, state: 'rejected' });
    return;
  }
  if (sent.owner === GUEST) {
    results.remove(sent);
    closeAttempt(attempts, sent.result, owner, daily);
  }
  // Of a daily that the account had already, its own result stands in place of the guest's.
  if (sent.owner === GUEST && reason) return;
  results.update({
    ...sent,
    owner,
    claimedBy: undefined,
    fullOn: undefined,
    state: 'saved',
    daily,
    standing: standing ?? sent.standing,
  });
}

/** The puzzle is done for the account now, in the time that the server has of it. */
function closeAttempt(
  attempts: Attempts,
  result: FinishedResult,
  owner: Owner,
  saved: SavedDaily | undefined,
): void {
  if (result.kind !== 'daily') return;
  const attempt = attempts.get({ owner, game: result.game_type, dayKey: result.day_key });
  if (!attempt) return;
  const finishedInSeconds = saved?.completion_time_seconds ?? result.completion_time_seconds;
  attempts.put({ ...attempt, finishedInSeconds });
}

const toSentResult = ({ owner, result, begunByGuest = false }: StoredResult, player: Owner): SentResult => ({
  ...result,
  user_id: player,
  by_guest: owner === GUEST || begunByGuest,
});

/** The server's own spaces, and letters of two bytes, need some room. */
const MOST_CHARACTERS = SAVE_LIMITS.bytes * 0.75;

/** The results in their order, in lists that the server takes at once. */
function batchesOf(pending: readonly StoredResult[], owner: Owner): StoredResult[][] {
  const batches: StoredResult[][] = [];
  let room = 0;
  for (const stored of pending) {
    const size = JSON.stringify(toSentResult(stored, owner)).length + 1;
    const batch = batches.at(-1);
    if (batch && batch.length < SAVE_LIMITS.results && size <= room) {
      batch.push(stored);
      room -= size;
    } else {
      batches.push([stored]);
      room = MOST_CHARACTERS - size;
    }
  }
  return batches;
}

/** The account has as many results of this kind as fit into a day. */
export const DAY_FULL = 'too-many-results';

/** The server does not have the puzzle of the day yet; sending the result again later succeeds. */
export const NOT_PUBLISHED = 'puzzle-not-published';

/** A guest's results then wait for another account. */
const ACCOUNT_GONE = 'account-gone';

/** Postgres' class of errors for what was sent. */
const UNREADABLE = '22';

/** @throws when the server is not reached, or fails */
async function saveBatch(
  { supabase, reportError }: Pick<Platform, 'supabase' | 'reportError'>,
  batch: Batch,
  owner: Owner,
): Promise<Outcome> {
  const client = await supabase();
  const p_results = batch.map((stored) => toSentResult(stored, owner));
  // A result whose verdict this build does not know stays pending, and the others are settled.
  const report = (unknown: Error) => reportError(unknown, 'games: unknown verdict');
  try {
    return await callRpc(client, saveResultsCall, { p_results }, { report });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.hint === ACCOUNT_GONE) {
      return batch.map((stored) => refusal(stored, ACCOUNT_GONE, stored.owner === GUEST));
    }
    if (error.code.startsWith(UNREADABLE)) return 'unreadable';
    throw error;
  }
}

const refusal = ({ result }: StoredResult, reason: string, retry = false): SaveVerdict => ({
  id: result.id,
  status: 'refused',
  reason,
  retry,
});
