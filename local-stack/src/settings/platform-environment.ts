import path from 'node:path';
import { REMOTE_NAMES } from '@ninefold/contracts';
import { localKeys } from '../data/local-keys';
import type { RunningPlatform } from '../data/running-platforms';
import { siteFolders } from '../site/site-folders';
import { addressesOf } from './addresses';
import { urlOf } from './ports';
import { readSettings } from './read-settings';

/**
 * Variables for programs that use a running local platform, unless the environment names hosted services. With a hosted
 * Supabase, the Stripe emulator is not used, because the two would not share payments.
 */
export async function platformEnvironment(
  { dataFolder, ports }: RunningPlatform,
  environment: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const keys = await localKeys(path.join(dataFolder, 'keys.json'));
  const { shellUrl, paymentsUrl, supabase, stripe } = addressesOf({ ...readSettings({}), ports }, keys);
  const isHosted = Boolean(environment.SUPABASE_URL || environment.SUPABASE_SECRET_KEY);
  const isRealStripe = Boolean(environment.STRIPE_SECRET_KEY);
  return {
    ...(!environment.SHELL_URL && { SHELL_URL: shellUrl }),
    // A real Stripe account must not get a webhook endpoint on this machine.
    ...(!environment.PAYMENTS_URL && !isRealStripe && { PAYMENTS_URL: paymentsUrl }),
    LOCAL_SITE: JSON.stringify(servedFolders(path.join(dataFolder, 'site'), ports)),
    ...(!isHosted && { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: supabase.secretKey }),
    ...(!isHosted &&
      !isRealStripe && {
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.apiUrl ?? '',
        ...stripe.prices,
      }),
  };
}

/** For `npm run deploy`: the folder and URL of each origin. */
function servedFolders(site: string, ports: RunningPlatform['ports']) {
  const folders = siteFolders(site);
  return Object.fromEntries(
    (['shell', ...REMOTE_NAMES] as const).map((part) => [
      part,
      { folder: folders[part], url: urlOf(ports, part) },
    ]),
  );
}
