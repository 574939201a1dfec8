import type Stripe from 'stripe';
import { MADE_BY_SETUP } from '../stripe/portal-configuration';
import { HANDLED_EVENTS } from '../webhook/handle-event';

const EVERY_EVENT = '*';

interface Subscribed {
  /** The signing secret of a new endpoint, which Stripe reveals once. */
  readonly secret: string | null;
  readonly change: string | null;
}

/** Creates the webhook endpoint, or adds the events that it lacks. Events that somebody else added stay. */
export async function subscribeEndpoint(stripe: Stripe, url: string): Promise<Subscribed> {
  for await (const { enabled_events, id, status, url: other } of stripe.webhookEndpoints.list({
    limit: 100,
  })) {
    if (other !== url || status !== 'enabled') continue;
    const missing = enabled_events.includes(EVERY_EVENT)
      ? []
      : HANDLED_EVENTS.filter((type) => !enabled_events.includes(type));
    if (missing.length === 0) return { secret: null, change: null };
    const known = enabled_events as Stripe.WebhookEndpointCreateParams['enabled_events'];
    await stripe.webhookEndpoints.update(id, { enabled_events: [...known, ...missing] });
    return { secret: null, change: `added to the webhook endpoint ${id}: ${missing.join(', ')}` };
  }
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...HANDLED_EVENTS],
    metadata: MADE_BY_SETUP,
  });
  return { secret: secret ?? null, change: `created the webhook endpoint ${id}` };
}
