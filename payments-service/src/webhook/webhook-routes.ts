import express, { Router } from 'express';
import type { WebhookResponse } from '@ninefold/contracts';
import type { Config } from '../config/read-config';
import type { PaymentParts } from '../payments/payment-parts';
import { handleEvent } from './handle-event';
import { verifyEvent } from './verify-event';

export interface WebhookDependencies extends PaymentParts {
  readonly config: PaymentParts['config'] & Pick<Config, 'stripeWebhookSecret'>;
}

/**
 * `POST /api/stripe/webhook`. It stands before the JSON parser, because the signature is one of the bytes. The response
 * is sent after the effects are in the database; after any other response Stripe sends the event again.
 */
export function webhookRoutes(dependencies: WebhookDependencies): Router {
  const routes = Router();
  const bytes = express.raw({ type: () => true, limit: '256kb' });
  routes.post('/api/stripe/webhook', bytes, async (request, response) => {
    const event = verifyEvent(
      dependencies.stripe,
      request.body,
      request.get('stripe-signature'),
      dependencies.config.stripeWebhookSecret,
    );
    const outcome = await handleEvent(dependencies, event);
    request.log.info({ event: event.id, type: event.type, outcome }, 'event');
    response.json({ received: true, outcome } satisfies WebhookResponse);
  });
  return routes;
}
