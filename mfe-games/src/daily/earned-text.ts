import { DAILY_COMPLETE_COPY } from './copy';
import type { DailyResult } from '../device/daily-record';

/** What the server gave for a result; `undefined` while it has not said so. */
export const earnedText = ({ earned }: DailyResult): string | undefined =>
  earned && DAILY_COMPLETE_COPY.earned(earned.xp, earned.streak);
