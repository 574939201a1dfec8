import { databaseUnavailable } from '../database/database-unavailable';
import type { PaymentParts } from './payment-parts';

/** The ids of the subscriptions of a person that could still charge a card. */
export async function liveSubscriptions({ database }: PaymentParts, userId: string): Promise<string[]> {
  const { data, error } = await database
    .from('subscriptions')
    .select('id')
    .eq('user_id', userId)
    .not('status', 'in', '(canceled,incomplete_expired)');
  if (error) throw databaseUnavailable(error);
  return data.map(({ id }) => id);
}
