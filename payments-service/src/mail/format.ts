import { LOCALE, TIME_ZONE } from '@ninefold/contracts';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });

/** Such as "January 5, 2027": the product's day, as on every page. */
export const formatDay = (instant: string): string => DAY.format(new Date(instant));

/**
 * Such as "$49.99".
 * @param amount in the smallest unit of the currency
 */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}
