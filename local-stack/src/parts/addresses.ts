import type { StandInKeys } from '../data/stand-in-keys';
import { type Settings } from '../settings/read-settings';
import { urlOf } from '../settings/ports';

/** Where the platform's services are and what opens them, whether they are the real ones or stand in. */
export interface Addresses {
  readonly shellUrl: string;
  readonly paymentsUrl: string;
  readonly supabase: { readonly url: string; readonly publishableKey: string; readonly secretKey: string };
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly priceElite: string;
    /** Only the emulator's: the real Stripe is where its client looks for it. */
    readonly apiUrl?: string;
  };
}

const EMULATED_PRICE = 'price_elite_yearly';

export function addressesOf({ ports, supabase, stripe }: Settings, keys: StandInKeys): Addresses {
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
          priceElite: stripe.STRIPE_PRICE_ELITE,
        }
      : {
          secretKey: keys.stripeSecretKey,
          webhookSecret: keys.stripeWebhookSecret,
          priceElite: EMULATED_PRICE,
          apiUrl: urlOf(ports, 'stripe'),
        },
  };
}
