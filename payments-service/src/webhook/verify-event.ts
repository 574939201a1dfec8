import type Stripe from 'stripe';
import { Problem } from '../errors/problem';
import { SENTENCES } from '../errors/sentences';

/** How far the time of a signature may be from ours. Stripe's client refuses old ones only. */
const TOLERANCE_S = 300;

/**
 * The event, when Stripe signed these bytes a moment ago.
 * @throws Problem 400 for any other body
 */
export function verifyEvent(stripe: Stripe, body: unknown, header: string | undefined, secret: string) {
  if (!Buffer.isBuffer(body) || !header || !(timeOf(header) <= Date.now() / 1_000 + TOLERANCE_S))
    throw badSignature();
  try {
    return stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_S);
  } catch (cause) {
    throw badSignature({ cause });
  }
}

/** @returns NaN unless there is exactly one time: of several, the client takes the last one and would check another than this */
function timeOf(header: string): number {
  const times = header.split(',').filter((item) => item.split('=')[0] === 't');
  return times.length === 1 ? Number(/^t=(\d+)$/.exec(times[0] ?? '')?.[1]) : NaN;
}

const badSignature = (options?: ErrorOptions) =>
  new Problem(400, 'bad-signature', SENTENCES.badSignature, options);
