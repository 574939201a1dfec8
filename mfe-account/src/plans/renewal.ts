import { LOCALE } from '@ninefold/contracts';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

/** @returns the day on which a yearly plan that is bought at `now` renews; 28 February after a 29th, as at Stripe */
export function renewalDate(now: Date): Date {
  const date = new Date(now);
  date.setFullYear(now.getFullYear() + 1);
  if (date.getMonth() !== now.getMonth()) date.setDate(0);
  return date;
}

export const renewalDay = (now: Date): string => DAY.format(renewalDate(now));
