import type Stripe from 'stripe';
import { Problem } from '../errors/problem';

/** How far the time of a signature may be from ours. Stripe's client refuses old ones only. */
const TOLERANCE_S = 300;

/**
 * The event, when Stripe signed these bytes a moment ago.
 * @throws Problem 400 for any other body
 */
export function verifyEvent(stripe: Stripe, body: unknown, header: string | undefined, secret: string) {
  const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(header ?? '')?.[1]);
  if (!Buffer.isBuffer(body) || !header || !(signedAt <= Date.now() / 1_000 + TOLERANCE_S))
    throw badSignature();
  try {
    return stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_S);
  } catch (cause) {
    throw badSignature({ cause });
  }
}

const badSignature = (options?: ErrorOptions) =>
  new Problem(400, 'bad-signature', 'This is no event that Stripe has signed just now.', options);
