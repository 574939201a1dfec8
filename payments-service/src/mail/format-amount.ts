import { LOCALE } from '@ninefold/contracts';

/**
 * Such as "$49.99".
 * @param amount in the smallest unit of the currency
 */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}
