import type { Discount } from '../state/rows';

/** What an amount costs less, at most all of it. */
export function discountOn(amount: number, discount: Discount | null): number {
  if (!discount) return 0;
  const { percent_off: percent, amount_off: off } = discount;
  return Math.min(amount, off ?? Math.round((amount * (percent ?? 0)) / 100));
}
