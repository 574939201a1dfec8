import { LOCALE } from '@ninefold/contracts';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

/** @returns the day on which a yearly plan bought at `now` renews; February 28 after a February 29, as in Stripe */
export function renewalDate(now: Date): Date {
  const date = new Date(now);
  date.setFullYear(now.getFullYear() + 1);
  if (date.getMonth() !== now.getMonth()) date.setDate(0);
  return date;
}

export const renewalDay = (now: Date): string => DAY.format(renewalDate(now));
