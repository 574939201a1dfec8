import { databaseUnavailable } from '../database/database-unavailable';
import type { PaymentDependencies } from '../payments/payment-dependencies';

/**
 * Whether a guest's browser started a checkout. Only that browser knows the random purchase id; the session id was part
 * of a page's URL, which others may have seen.
 */
export async function startedBy(
  { database }: PaymentDependencies,
  sessionId: string,
  purchaseId: string | undefined,
): Promise<boolean> {
  if (!purchaseId) return false;
  const { data, error } = await database
    .from('checkouts')
    .select('id')
    .eq('session_id', sessionId)
    .eq('buyer', `guest:${purchaseId}`);
  if (error) throw databaseUnavailable(error);
  return data.length > 0;
}
