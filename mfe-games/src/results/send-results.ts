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
import {
  callRpc,
  isBusy,
  isLimit,
  retryDelay,
  RpcError,
  saveResultsCall,
  type Patience,
} from '@ninefold/contracts/rpc';
import type { Platform, SavedResult } from '@ninefold/platform';
import type { Attempts } from '../player/attempts';
import type { DeviceRecords, FinishedResults } from './finished-results';
import { isLate } from './is-late';

/** A sent result with its verdict. */
export interface SettledResult {
  /** The record before the verdict. */
  readonly sent: StoredResult;
  readonly verdict: SaveVerdict;
}

type Batch = readonly StoredResult[];

/** The verdicts of one call, or that the server could not read it. */
type Outcome = SaveVerdict[] | 'unreadable';

interface Sender extends Pick<Platform, 'supabase' | 'reportError'>, Patience {
  /** Results that exceed this day's quota stay until another day. */
  readonly today: string;
  /** The device's clock. */
  now(): number;
  /** Gets the results of each call that settled some. */
  onSettled(settled: readonly SettledResult[]): void;
}

/**
 * Sends the player's results, and those that guests finished on this device, which then belong to this account.
 * The server saves each id once, so resending after a lost response is safe.
 * @returns what was settled and what stopped the rest; never throws
 */
export async function sendResults(
  { results, attempts }: DeviceRecords,
  owner: Owner,
  { supabase, reportError, today, now, onSettled, jitter, pause }: Sender,
): Promise<{ settled: SettledResult[]; failure?: unknown }> {
  const settled: SettledResult[] = [];
  let failure: unknown;
  const queue = batchesOf(claimGuestResults(results, owner, today), owner, now());
  let isSpaced = false;
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    let outcome: Outcome;
    try {
      outcome = await saveBatch({ supabase, reportError, now }, batch, owner);
    } catch (error) {
      const isList = batch.length > 1;
      if (isList && (isLimit(error) || isBusy(error))) {
        // Single results are cheap, and the limits of lists are not theirs.
        queue.unshift(...batch.map((stored) => [stored]));
        isSpaced = true;
        await pause(isBusy(error) ? retryDelay(error, 0, jitter()) : SPACING_MS);
        continue;
      }
      if (!isAboutOneResult(error)) return { settled, failure: failure ?? error };
      if (isList) queue.unshift(...batch.map((stored) => [stored]));
      else failure ??= error;
      continue;
    }
    if (outcome === 'unreadable' && batch.length > 1) {
      queue.unshift(...batch.map((stored) => [stored]));
      continue;
    }
    const before = settled.length;
    batch.forEach((sent) => {
      const verdict =
        outcome === 'unreadable'
          ? refusal(sent, 'malformed-results')
          : outcome.find(({ id }) => id === sent.result.id);
      // Another tab may have finished it first.
      if (!verdict || results.get(sent.owner, sent.result.id)?.state !== 'pending') return;
      if (verdict.status === 'refused' && verdict.retry) {
        if (verdict.reason === ACCOUNT_DELETED) results.update({ ...sent, claimedBy: undefined });
        if (verdict.reason === NOT_PUBLISHED) settled.push({ sent, verdict });
        if (verdict.reason !== DAY_FULL) return;
        // Sending it again on the same day would fail again.
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
    if (settled.length > before) onSettled(settled.slice(before));
    if (isSpaced && queue.length > 0) await pause(SPACING_MS * (1 + jitter()));
  }
  return { settled, failure };
}

/** Shortest pause between the results of a list that was refused under load. */
const SPACING_MS = 200;

/** Whether one of the results may have caused the failure: they are then sent one by one. */
function isAboutOneResult(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false;
  if (error.kind === 'failed') return error.status === 500 && !isBusy(error);
  return error.kind === 'refused' || error.kind === 'unexpected';
}

/** Assigns guests' results to this account, even if they cannot be sent yet. @returns what to send */
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
  // The account's earlier result of a daily wins over the guest's.
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

/** Finishes the account's attempt with the server's time. */
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

function toSentResult(
  { owner, result, startedByGuest = false }: StoredResult,
  player: Owner,
  now: number,
): SentResult {
  const by_guest = owner === GUEST || startedByGuest;
  return {
    ...result,
    user_id: player,
    by_guest,
    // Guests' times are never verified.
    ...(result.kind === 'daily' && !by_guest && isLate(result, now) && { late: true }),
  };
}

/** Leaves room for Postgres's own spaces and for multi-byte characters. */
const MAX_CHARACTERS = SAVE_LIMITS.bytes * 0.75;

/** Splits results into batches within the server's limits. */
function batchesOf(pending: readonly StoredResult[], owner: Owner, now: number): StoredResult[][] {
  const batches: StoredResult[][] = [];
  let room = 0;
  for (const stored of pending) {
    const size = JSON.stringify(toSentResult(stored, owner, now)).length + 1;
    const batch = batches.at(-1);
    if (batch && batch.length < SAVE_LIMITS.results && size <= room) {
      batch.push(stored);
      room -= size;
    } else {
      batches.push([stored]);
      room = MAX_CHARACTERS - size;
    }
  }
  return batches;
}

/** The account's daily quota for this kind is used up. */
export const DAY_FULL = 'too-many-results';

/** The puzzle of the day is not published yet, so sending it again later succeeds. */
export const NOT_PUBLISHED = 'puzzle-not-published';

/** The account was deleted; guests' results wait for another one. */
const ACCOUNT_DELETED = 'account-deleted';

/** Postgres's class of errors for invalid input. */
const UNREADABLE = '22';

/** @throws when the server is unreachable or fails */
async function saveBatch(
  { supabase, reportError, now }: Pick<Sender, 'supabase' | 'reportError' | 'now'>,
  batch: Batch,
  owner: Owner,
): Promise<Outcome> {
  const client = await supabase();
  const p_results = batch.map((stored) => toSentResult(stored, owner, now()));
  // Results with an unknown verdict stay pending; the others are settled.
  const report = (unknown: Error) => reportError(unknown, 'games: unknown verdict');
  try {
    return await callRpc(client, saveResultsCall, { p_results }, { report });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.hint === ACCOUNT_DELETED) {
      return batch.map((stored) => refusal(stored, ACCOUNT_DELETED, stored.owner === GUEST));
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

/** What a saved result changed, for screens that show it; empty for a refused one. */
export function savedResult({ sent: { result }, verdict }: SettledResult): SavedResult[] {
  const { status, daily, standing } = verdict;
  if (status === 'refused') return [];
  switch (result.kind) {
    case 'daily':
      return [{ kind: 'daily', game: result.game_type, day: result.day_key, daily }];
    case 'practice':
      return [{ kind: 'practice', game: result.game_type, day: result.archive_day }];
    default: {
      const score = standing?.verified === false ? null : standing && result.score;
      return [{ kind: result.kind, game: result.game_type, score }];
    }
  }
}
