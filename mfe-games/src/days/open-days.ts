import { FIRST_DAY, FREE_LIMITS, GUEST_ARCHIVE_DAYS, PLAN_LIMITS, POPULAR_PLAN } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import { addDays } from './day-keys';

/** What opens a day that is closed to this person. */
export type Unlock = 'account' | 'plan';

export interface OpenDays {
  /** The first day of the archive that is open; null until it is known who plays. */
  readonly since: string | null;
  /** null for a day that is open, and until it is known. */
  unlockOf(dayKey: string): Unlock | null;
}

type Auth = Platform['auth'];

/** How many days before today are open; null: all. What was read of no profile closes nothing: the server decides. */
function archiveDays(auth: Auth): number | null {
  if (auth.status !== 'in') return GUEST_ARCHIVE_DAYS;
  const { isSubscribed, isFallback } = auth.profile;
  return (isSubscribed || isFallback ? PLAN_LIMITS[POPULAR_PLAN] : FREE_LIMITS).archiveDays;
}

const since = (today: string, days: number | null): string => {
  const day = days === null ? FIRST_DAY : addDays(today, -days);
  return day < FIRST_DAY ? FIRST_DAY : day;
};

/** Which days of the archive are open to the person who is here. */
export function useOpenDays(today: string): OpenDays {
  const { auth } = usePlatform();
  const first = auth.status === 'loading' ? null : since(today, archiveDays(auth));
  const withAccount = since(today, FREE_LIMITS.archiveDays);
  return {
    since: first,
    unlockOf(dayKey) {
      if (first === null || dayKey >= first) return null;
      return auth.status === 'out' && dayKey >= withAccount ? 'account' : 'plan';
    },
  };
}
