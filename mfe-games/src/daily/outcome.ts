import { GUEST, type SavedDaily } from '@ninefold/contracts';
import type { AttemptId } from '../player/attempts';
import { saveStatus, type SaveStatus, useDailyResult } from '../results/finished-results';
import { useSending } from '../results/use-sending';
import { copy } from './copy';

export interface DailyOutcome {
  readonly seconds: number;
  readonly status: SaveStatus;
  /** The server's verdict, once known. */
  readonly saved: SavedDaily | undefined;
  /** Of a result that is not sent yet. */
  readonly finishedAt?: string | undefined;
}

/**
 * The current outcome of this device's result or, for an account, of one that another device saved.
 * @param seconds the time of the attempt
 */
export function useDailyOutcome({ owner, game, dayKey }: AttemptId, seconds: number): DailyOutcome {
  const stored = useDailyResult(owner, game, dayKey);
  if (!stored) return { seconds, status: owner === GUEST ? 'guest' : 'saved', saved: undefined };
  const { daily: saved, result } = stored;
  const current = saved?.completion_time_seconds ?? result.completion_time_seconds;
  const status = saveStatus({ owner, state: stored.state });
  return { seconds: current, status, saved, finishedAt: result.finished_at };
}

const HOUR_S = 3_600;

/** Explains a time of an hour or more. */
export const longClockText = ({ seconds }: DailyOutcome): string | undefined =>
  seconds >= HOUR_S ? copy.longClock.why : undefined;

/** `undefined` until the server has answered. */
export const earnedText = ({ saved }: DailyOutcome): string | undefined =>
  saved && copy.earned(saved.xp_earned, saved.current_streak);

/**
 * Says that a time is not verified, or may not be: because the network is missing, or was when it was finished.
 * @param isUnverified by the server's verdict
 */
export function useUnverifiedText(
  { status, finishedAt }: DailyOutcome,
  isUnverified: boolean | undefined,
): string | undefined {
  const sending = useSending(status === 'pending' ? finishedAt : undefined);
  if (status === 'saved') return isUnverified ? copy.unverified.saved : undefined;
  return sending === 'in-time' ? undefined : copy.unverified[sending];
}

/** Whether the server verified the time, which boards require. */
export const isVerified = ({ saved, status }: DailyOutcome): boolean =>
  status === 'saved' && saved?.time_verified === true;
