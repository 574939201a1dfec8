import type { PaymentDependencies } from '../payments/payment-dependencies';
import { fetchPrice } from '../payments/fetch-price';
import { isMissing } from './stripe-values';

/**
 * Whether an error means that the requested object was deleted in Stripe. With another account's key every object is
 * missing, so the account must first show the price on sale.
 * @param param the request parameter that held the id; without it the id was in the URL
 * @throws Problem 503 `price-missing` when the key belongs to another account
 */
export async function isDeletedInStripe(
  dependencies: PaymentDependencies,
  error: unknown,
  param?: string,
): Promise<boolean> {
  if (!isMissing(error, param)) return false;
  await fetchPrice(dependencies);
  return true;
}

/** @returns the result of a Stripe request; null when the object was deleted in Stripe */
export const fetchOrNull = <Result>(
  dependencies: PaymentDependencies,
  request: Promise<Result>,
  param?: string,
): Promise<Result | null> =>
  request.catch(async (error: unknown) => {
    if (await isDeletedInStripe(dependencies, error, param)) return null;
    throw error;
  });
