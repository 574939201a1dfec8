import { isMissing } from '../stripe/stripe-values';
import type { PaymentParts } from './payment-parts';
import { priceOnSale } from './price-on-sale';

/**
 * Whether Stripe says that it does not have the object of a call. Such an object has ended. A wrong key must not end every
 * plan: nothing is gone before the account has shown that it is ours.
 * @param param where the id stands in the body of the call; without it the id is in the address
 * @throws Problem 503 `price-missing` for another account
 */
export async function isGone(parts: PaymentParts, error: unknown, param?: string): Promise<boolean> {
  if (!isMissing(error, param)) return false;
  await priceOnSale(parts);
  return true;
}

/** What a call of Stripe returns; null when its object is gone. */
export const ifThere = <Result>(
  parts: PaymentParts,
  call: Promise<Result>,
  param?: string,
): Promise<Result | null> =>
  call.catch(async (error: unknown) => {
    if (await isGone(parts, error, param)) return null;
    throw error;
  });
