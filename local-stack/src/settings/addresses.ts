import * as v from 'valibot';
import {
  REMOTE_NAMES,
  RemotesFileSchema,
  DeployedConfigSchema,
  planVariables,
  priceVariable,
  type PriceVariable,
  type RemotesFile,
  type RuntimeConfig,
} from '@ninefold/contracts';
import type { LocalKeys } from '../data/local-keys';
import { urlOf } from './ports';
import type { Settings } from './read-settings';

/** URLs and keys of the services, real or local. */
export interface Addresses {
  readonly shellUrl: string;
  readonly paymentsUrl: string;
  readonly supabase: { readonly url: string; readonly publishableKey: string; readonly secretKey: string };
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** The variables with the price of each plan. */
    readonly prices: Readonly<Record<PriceVariable, string>>;
    /** Set only for the emulator, because Stripe's client knows the real URL. */
    readonly apiUrl?: string;
  };
}

const EMULATED_PRICES = planVariables(priceVariable, (key) => `price_${key}_yearly`);

export function addressesOf({ ports, supabase, stripe }: Settings, keys: LocalKeys): Addresses {
  return {
    shellUrl: urlOf(ports, 'shell'),
    paymentsUrl: urlOf(ports, 'payments'),
    supabase: {
      url: supabase?.SUPABASE_URL ?? urlOf(ports, 'supabase'),
      publishableKey: supabase?.SUPABASE_PUBLISHABLE_KEY ?? keys.supabasePublishableKey,
      secretKey: supabase?.SUPABASE_SECRET_KEY ?? keys.supabaseSecretKey,
    },
    stripe: stripe
      ? {
          secretKey: stripe.STRIPE_SECRET_KEY,
          webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
          prices: planVariables(priceVariable, (key) => stripe[priceVariable(key)]),
        }
      : {
          secretKey: keys.stripeSecretKey,
          webhookSecret: keys.stripeWebhookSecret,
          prices: EMULATED_PRICES,
          apiUrl: urlOf(ports, 'stripe'),
        },
  };
}

/** `/config.json` of the shell. Parsed here, so that a wrong setting fails at startup instead of in the page. */
export function runtimeConfig({ variables }: Settings, addresses: Addresses): RuntimeConfig {
  return v.parse(DeployedConfigSchema, {
    supabaseUrl: addresses.supabase.url,
    supabasePublishableKey: addresses.supabase.publishableKey,
    paymentsUrl: addresses.paymentsUrl,
    shareUrl: addresses.paymentsUrl,
    ...(variables.TURNSTILE_SITE_KEY && { turnstileSiteKey: variables.TURNSTILE_SITE_KEY }),
    ...(variables.SENTRY_DSN && { sentryDsn: variables.SENTRY_DSN }),
    ...(variables.PREVIEW_PUBLIC_KEY && { previewKey: variables.PREVIEW_PUBLIC_KEY }),
    ...(variables.SUPPORT_EMAIL && { supportEmail: variables.SUPPORT_EMAIL }),
    requireSignInForGames: variables.REQUIRE_SIGN_IN_FOR_GAMES === 'true',
    breachedPasswordCheck: variables.BREACHED_PASSWORD_CHECK === 'true',
    release: variables.RELEASE,
  } satisfies RuntimeConfig);
}

/** `/remotes.json` of the shell, with each remote on its own origin. */
export function remotesFile({ ports }: Settings): RemotesFile {
  const entries = REMOTE_NAMES.map((name) => [name, { entry: `${urlOf(ports, name)}/mf-manifest.json` }]);
  return v.parse(RemotesFileSchema, Object.fromEntries(entries));
}
