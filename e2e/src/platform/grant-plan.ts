import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlatformUrls } from './ports';

export type Plan = 'free' | 'premium' | 'elite';

/** Gives an account a plan as the payments service does it: with the service key, past what a player may write. */
export async function grantPlan(urls: PlatformUrls, email: string, plan: Plan): Promise<void> {
  const key = await serviceKey();
  const isSubscribed = plan !== 'free';
  const response = await fetch(`${urls.supabase}/rest/v1/profiles?email=eq.${encodeURIComponent(email)}`, {
    method: 'PATCH',
    headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=representation' },
    body: JSON.stringify({
      is_subscribed: isSubscribed,
      subscription_tier: plan,
      subscription_status: isSubscribed ? 'active' : 'inactive',
    }),
  });
  const answer: unknown = await response.json();
  if (!Array.isArray(answer) || answer.length !== 1) {
    throw new Error(`${email} did not get the plan ${plan}: ${JSON.stringify(answer)}`);
  }
}

/** Made once per data folder; the global set-up says which one it is. */
async function serviceKey(): Promise<string> {
  const keys = await readFile(path.join(process.env.E2E_DATA_FOLDER ?? '', 'keys.json'), 'utf8');
  return (JSON.parse(keys) as { supabaseSecretKey: string }).supabaseSecretKey;
}
