import type { Player } from './accounts';
import type { PlatformUrls } from './ports';
import { callSupabase, patchProfile, secretKey } from './supabase-calls';

interface SubscriptionPatch {
  readonly status?: string;
  readonly paid?: boolean;
  readonly disputed?: boolean;
  readonly returned_for?: string;
  readonly cancel_at?: string | null;
  readonly cancel_at_period_end?: boolean;
  readonly collection_paused?: boolean;
}

/** The id of a player's subscription at the payment provider. */
export async function subscriptionIdOf(urls: PlatformUrls, { session }: Player): Promise<string> {
  const address = `/rest/v1/subscriptions?user_id=eq.${session.user.id}&select=id`;
  const [row] = await callSupabase<{ id: string }[]>(urls, {
    method: 'GET',
    address,
    key: await secretKey(),
  });
  if (!row) throw new Error('The player has no subscription.');
  return row.id;
}

/** A subscription with the plan, as the payments service stores it. */
export async function storeSubscription(
  urls: PlatformUrls,
  { session }: Player,
  patch: SubscriptionPatch,
  isOpen: boolean,
): Promise<void> {
  const key = await secretKey();
  const { id } = session.user;
  await callSupabase(urls, { method: 'DELETE', address: `/rest/v1/subscriptions?user_id=eq.${id}`, key });
  const body = {
    id: `sub_${id}`,
    user_id: id,
    customer_id: `cus_${id}`,
    tier: 'elite',
    status: 'active',
    paid: true,
    started_at: '2026-06-01T12:00:00Z',
    current_period_end: '2099-06-01T12:00:00Z',
    read_at: '2026-06-01T12:00:00Z',
    ...patch,
  };
  await callSupabase(urls, { method: 'POST', address: '/rest/v1/subscriptions', body, key });
  const profile = { is_subscribed: isOpen, subscription_tier: isOpen ? 'elite' : 'free' };
  await patchProfile(urls, { filter: `id=eq.${id}`, patch: profile, key });
}
