import { copy } from '../copy';

/** "42 seconds", "5 minutes", "2 hours": rounded up, so that nobody comes back too early. */
export function waitTime(seconds: number): string {
  if (seconds < 60) return copy.wait.seconds(seconds);
  if (seconds < 3_600) return copy.wait.minutes(Math.ceil(seconds / 60));
  return copy.wait.hours(Math.ceil(seconds / 3_600));
}
