import { useEffect, useState } from 'react';
import { usePlatform } from '@ninefold/platform';
import {
  needsPurchases,
  PURCHASE_COLUMNS,
  SUBSCRIPTION_COLUMNS,
  subscriptionState,
  type KnownSubscription,
  type SubscriptionState,
} from './subscription-state';

/** Enough for anybody: the rows are only those that Stripe may still charge, and the newest of the others. */
const MAX_ROWS = 50;

/** The user's subscription as the database has it, which the payments service keeps in sync. */
export function useSubscription(): KnownSubscription {
  const { supabase, reportError } = usePlatform();
  const [subscription, setSubscription] = useState<KnownSubscription>({ status: 'loading' });

  useEffect(() => {
    let isLeft = false;
    async function readRows(): Promise<SubscriptionState> {
      const client = await supabase();
      const { data, error } = await client
        .from('subscriptions')
        .select(SUBSCRIPTION_COLUMNS)
        .order('started_at', { ascending: false })
        .limit(MAX_ROWS);
      if (error) throw error;
      if (!needsPurchases(data)) return subscriptionState(data);
      const purchases = await client
        .from('purchases')
        .select(PURCHASE_COLUMNS)
        .order('created_at', { ascending: false })
        .limit(MAX_ROWS);
      if (purchases.error) throw purchases.error;
      return subscriptionState(data, purchases.data);
    }
    void readRows()
      .catch((error: unknown): KnownSubscription => {
        reportError(error, 'account: read subscription');
        return { status: 'unknown' };
      })
      .then((state) => !isLeft && setSubscription(state));
    return () => {
      isLeft = true;
    };
  }, [supabase, reportError]);

  return subscription;
}
