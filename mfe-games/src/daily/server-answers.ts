import type { Today } from 'shared-contracts';
import type { DailyResult } from '../device/daily-record';

/** What `start_daily()` answers, in the front end's words. */
export interface StartedDaily {
  readonly today: Today;
  readonly elapsedSeconds: number;
  /** null while today's puzzle is to be played. */
  readonly completedInSeconds: number | null;
}

/** @throws TypeError when the answer has another shape: a server that is newer than this page. */
export function readToday(answer: unknown): Today {
  return { day_key: text(answer, 'day_key'), seconds_to_reset: number(answer, 'seconds_to_reset') };
}

/** @throws TypeError, as `readToday`. */
export function readStartedDaily(answer: unknown): StartedDaily {
  return {
    today: readToday(answer),
    elapsedSeconds: number(answer, 'elapsed_seconds'),
    completedInSeconds: field(answer, 'completed')
      ? number(field(answer, 'result'), 'completion_time_seconds')
      : null,
  };
}

/** What `save_daily_grid_result()` answers, in the front end's words. @throws TypeError, as `readToday`. */
export function readSavedDaily(
  answer: unknown,
): Pick<DailyResult, 'seconds'> & Required<Pick<DailyResult, 'earned'>> {
  return {
    seconds: number(answer, 'completion_time_seconds'),
    earned: { xp: number(answer, 'xp_earned'), streak: number(answer, 'current_streak') },
  };
}

function field(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

function number(answer: unknown, name: string): number {
  const value = field(answer, name);
  if (typeof value !== 'number') throw new TypeError(`The server's answer has no number "${name}"`);
  return value;
}

function text(answer: unknown, name: string): string {
  const value = field(answer, name);
  if (typeof value !== 'string') throw new TypeError(`The server's answer has no text "${name}"`);
  return value;
}
