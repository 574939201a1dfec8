import { GUEST, type SavedDaily } from '@ninefold/contracts';
import type { AttemptId } from '../player/attempts';
import { saveStatus, type SaveStatus, useDailyResult } from '../results/finished-results';
import { copy } from './copy';

export interface DailyOutcome {
  readonly seconds: number;
  readonly status: SaveStatus;
  /** The server's verdict, once known. */
  readonly saved: SavedDaily | undefined;
}

/**
 * The current outcome of this device's result or, for an account, of one that another device saved.
 * @param seconds the time of the attempt
 */
export function useDailyOutcome({ owner, game, dayKey }: AttemptId, seconds: number): DailyOutcome {
  const stored = useDailyResult(owner, game, dayKey);
  if (!stored) return { seconds, status: owner === GUEST ? 'guest' : 'saved', saved: undefined };
  const { daily: saved, result } = stored;
  const measured = saved?.completion_time_seconds ?? result.completion_time_seconds;
  return { seconds: measured, status: saveStatus({ owner, state: stored.state }), saved };
}

const HOUR_S = 3_600;

/** Explains a time of an hour or more. */
export const longClockText = ({ seconds }: DailyOutcome): string | undefined =>
  seconds >= HOUR_S ? copy.longClock.why : undefined;

/** `undefined` until the server has answered. */
export const earnedText = ({ saved }: DailyOutcome): string | undefined =>
  saved && copy.earned(saved.xp_earned, saved.current_streak);

/** Whether the server measured the time, which boards require. */
export const isMeasured = ({ saved, status }: DailyOutcome): boolean =>
  status === 'saved' && saved?.time_verified === true;
