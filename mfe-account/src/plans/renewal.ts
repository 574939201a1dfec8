import { longDate } from '@ninefold/contracts';

/** @returns when a yearly plan bought at `now` renews; on February 28 after a February 29 in UTC, as at Stripe */
function renewalDate(now: Date): Date {
  const date = new Date(now);
  date.setUTCFullYear(now.getUTCFullYear() + 1);
  if (date.getUTCMonth() !== now.getUTCMonth()) date.setUTCDate(0);
  return date;
}

export const renewalDay = (now: Date): string => longDate(renewalDate(now));
