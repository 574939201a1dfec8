import { databaseUnavailable } from '../database/database-unavailable';
import type { PaymentDependencies } from './payment-dependencies';

/** @returns the ids of a user's subscriptions that could still charge a card */
export async function listCurrentSubscriptions(
  { database }: PaymentDependencies,
  userId: string,
): Promise<string[]> {
  const { data, error } = await database
    .from('subscriptions')
    .select('id')
    .eq('user_id', userId)
    .not('status', 'in', '(canceled,incomplete_expired)');
  if (error) throw databaseUnavailable(error);
  return data.map(({ id }) => id);
}
