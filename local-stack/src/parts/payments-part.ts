import type { Settings } from '../settings/read-settings';
import type { Addresses } from './addresses';
import type { Part } from './part';

/** The payments service as it runs in production; only addresses and keys differ. */
export function paymentsPart(
  { ports, variables }: Settings,
  addresses: Addresses,
  command: readonly string[],
): Part {
  const { supabase, stripe } = addresses;
  return {
    name: 'payments',
    title: 'The payments service',
    command,
    environment: {
      // The emulator is refused in production, whatever the terminal says of itself.
      ...(stripe.apiUrl && { NODE_ENV: 'development' }),
      PAYMENTS_PORT: String(ports.payments),
      HOST: '127.0.0.1',
      SHELL_URL: addresses.shellUrl,
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICE_ELITE: stripe.priceElite,
      STRIPE_API_URL: stripe.apiUrl ?? '',
      TURNSTILE_SITE_KEY: variables.TURNSTILE_SITE_KEY ?? '',
      TURNSTILE_SECRET_KEY: variables.TURNSTILE_SECRET_KEY ?? '',
    },
    healthUrl: `${addresses.paymentsUrl}/readyz`,
  };
}
