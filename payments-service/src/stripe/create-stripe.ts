import Stripe from 'stripe';
import type { Config } from '../config/read-config';

/** Two tries within 10 seconds, with the pause between them: a person waits for the response. */
const TIMEOUT_MS = 4_000;
const RETRIES = 1;

/** Stripe's own client; it sends one idempotency key with both tries of a call. */
export function createStripe({
  stripeSecretKey,
  stripeApiUrl: url,
}: Pick<Config, 'stripeSecretKey' | 'stripeApiUrl'>): Stripe {
  return new Stripe(stripeSecretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
    }),
  });
}
