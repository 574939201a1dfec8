import { databaseUnavailable } from '../database/database-unavailable';
import type { PaymentParts } from '../payments/payment-parts';

/**
 * Whether a guest's browser began a checkout: it alone knows the random id of its purchase. The id of the session was in
 * the address of a page, which others may have seen.
 */
export async function isBegunBy(
  { database }: PaymentParts,
  sessionId: string,
  purchaseId: string | undefined,
): Promise<boolean> {
  if (!purchaseId) return false;
  const begun = database.from('checkouts').select('id').eq('session_id', sessionId);
  const { data, error } = await begun.eq('buyer', `guest:${purchaseId}`);
  if (error) throw databaseUnavailable(error);
  return data.length > 0;
}
