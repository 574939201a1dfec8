import Stripe from 'stripe';
import type { Config } from '../config/read-config';

/** Two attempts, including the pause between them, take less than 10 seconds. People wait for the response. */
const TIMEOUT_MS = 4_000;
const RETRIES = 1;

/** Creates the Stripe client, which sends both attempts of a request with the same idempotency key. */
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
