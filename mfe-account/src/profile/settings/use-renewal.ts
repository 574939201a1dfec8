import { useEffect, useState } from 'react';
import type { Database } from '@ninefold/contracts/database';
import { usePlatform } from '@ninefold/platform';

type Subscription = Pick<
  Database['public']['Tables']['subscriptions']['Row'],
  'status' | 'cancel_at_period_end' | 'current_period_end'
>;

/** What becomes of a subscription at the end of its period. */
type Renewal =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'renews' | 'ends' | 'unpaid'; readonly at: Date };

/** Statuses with an active plan. `past_due`: the last payment failed and Stripe retries it. */
const ACTIVE_STATUSES = ['active', 'trialing', 'past_due'];

/** Reads the user's subscription from the database, which the payments service keeps in sync. */
export function useRenewal(): Renewal {
  const { supabase, reportError } = usePlatform();
  const [renewal, setRenewal] = useState<Renewal>({ status: 'loading' });

  useEffect(() => {
    let isLeft = false;
    async function read(): Promise<Renewal> {
      const { data, error } = await (
        await supabase()
      )
        .from('subscriptions')
        .select('status, cancel_at_period_end, current_period_end')
        .in('status', ACTIVE_STATUSES)
        .order('current_period_end', { ascending: false })
        .limit(1);
      if (error) throw error;
      const [row]: Subscription[] = data;
      if (!row?.current_period_end) return { status: 'unknown' };
      const at = new Date(row.current_period_end);
      if (row.cancel_at_period_end) return { status: 'ends', at };
      return { status: row.status === 'past_due' ? 'unpaid' : 'renews', at };
    }
    void read()
      .catch((error: unknown): Renewal => {
        reportError(error, 'account: read subscription');
        return { status: 'unknown' };
      })
      .then((found) => !isLeft && setRenewal(found));
    return () => {
      isLeft = true;
    };
  }, [supabase, reportError]);

  return renewal;
}
