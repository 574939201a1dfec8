import { LOCALE } from '@ninefold/contracts';

/**
 * @param amount in the smallest unit of the currency
 * @returns such as "$49.99"; null when it is unknown
 */
export function formatAmount(amount: number | null, currency: string | null): string | null {
  if (amount === null || currency === null) return null;
  try {
    const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
  } catch {
    // This browser does not know the currency's code.
    return null;
  }
}
