import express, { type Request, Router } from 'express';
import type { WebhookResponse } from '@ninefold/contracts';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Config } from '../config/read-config';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { handleEvent } from './handle-event';

export interface WebhookDependencies extends PaymentDependencies {
  readonly config: PaymentDependencies['config'] & Pick<Config, 'stripeWebhookSecret'>;
}

/**
 * `POST /api/stripe/webhook`. It must be registered before the JSON parser, because the signature covers the raw bytes.
 * It responds after the effects are committed; after any other response Stripe sends the event again.
 */
export function webhookRoutes(dependencies: WebhookDependencies): Router {
  const { config, stripe } = dependencies;
  const routes = Router();
  const rawBody = express.raw({ type: () => true, limit: '256kb' });
  routes.post('/api/stripe/webhook', rawBody, async (request, response) => {
    const event = verifyEvent(stripe, request, config.stripeWebhookSecret);
    const outcome = await handleEvent(dependencies, event);
    request.log.info({ ...labelOf(event), outcome }, 'event');
    response.json({ received: true, outcome } satisfies WebhookResponse);
  });
  return routes;
}

/** What the log says of an event: short texts only, because its shape is not checked. */
function labelOf(event: unknown): { event: string; type: string } {
  const { id, type } = v.is(v.record(v.string(), v.unknown()), event) ? event : {};
  const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '');
  return { event: short(id), type: short(type) };
}

/** Maximum difference between a signature's timestamp and our clock. Stripe's client rejects only old ones. */
const TOLERANCE_S = 300;

/** @throws Problem 400 unless Stripe signed these bytes within the tolerance */
function verifyEvent(stripe: Stripe, request: Request, secret: string): unknown {
  const body: unknown = request.body;
  const header = request.get('stripe-signature');
  if (!Buffer.isBuffer(body) || !header || !(signedAt(header) <= Date.now() / 1_000 + TOLERANCE_S))
    throw badSignature();
  try {
    return stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_S);
  } catch (cause) {
    throw badSignature({ cause });
  }
}

/**
 * @returns seconds since 1970; NaN unless the header has exactly one timestamp, because Stripe's client uses the last of
 * several
 */
function signedAt(header: string): number {
  const times = header.split(',').filter((item) => item.split('=')[0] === 't');
  return times.length === 1 ? Number(/^t=(\d+)$/.exec(times[0] ?? '')?.[1]) : NaN;
}

const badSignature = (options?: ErrorOptions) =>
  new Problem(400, 'bad-signature', MESSAGES.badSignature, options);
