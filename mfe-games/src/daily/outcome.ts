import { GUEST, type SavedDaily } from '@ninefold/contracts';
import type { AttemptId } from '../player/attempts';
import { saveStatus, type SaveStatus, useDailyResult } from '../results/finished-results';
import { copy } from './copy';

/** What a daily puzzle came to, as the player sees it. */
export interface DailyOutcome {
  readonly seconds: number;
  readonly status: SaveStatus;
  /** What the server made of it, once that is known. */
  readonly saved: SavedDaily | undefined;
}

/**
 * The outcome as it is now: of the result on this device, or, for an account, of one that another device has saved.
 * @param seconds what the attempt says
 */
export function useDailyOutcome({ owner, game, dayKey }: AttemptId, seconds: number): DailyOutcome {
  const stored = useDailyResult(owner, game, dayKey);
  if (!stored) return { seconds, status: owner === GUEST ? 'guest' : 'saved', saved: undefined };
  const { daily: saved, result } = stored;
  const measured = saved?.completion_time_seconds ?? result.completion_time_seconds;
  return { seconds: measured, status: saveStatus({ owner, state: stored.state }), saved };
}

const HOUR_S = 3_600;

/** Why a time is so long; `undefined` where it is not. */
export const longClockText = ({ seconds }: DailyOutcome): string | undefined =>
  seconds >= HOUR_S ? copy.longClock.why : undefined;

/** What the result earned; `undefined` until the server has said so. */
export const earnedText = ({ saved }: DailyOutcome): string | undefined =>
  saved && copy.earned(saved.xp_earned, saved.current_streak);

/** Whether the server measured the time: such a result can stand on a board. */
export const isMeasured = ({ saved, status }: DailyOutcome): boolean =>
  status === 'saved' && saved?.time_verified === true;
