import type Stripe from 'stripe';
import type { PaymentsTest } from './start-payments';

const now = () => Math.floor(Date.now() / 1_000);

export interface Signing {
  /** The signature's timestamp; by default, now. */
  readonly timestamp?: number;
  readonly secret?: string;
  /** Signed instead of the body. */
  readonly signed?: string;
  /** The instance that receives the event. */
  readonly url?: string;
}

/** Posts a body with Stripe's signature for it. */
export function postEvent(
  { config, stripe, url: ownUrl }: Pick<PaymentsTest, 'config' | 'stripe' | 'url'>,
  payload: string,
  { timestamp = now(), secret = config.stripeWebhookSecret, signed = payload, url = ownUrl }: Signing = {},
): Promise<Response> {
  const signature = stripe.webhooks.generateTestHeaderString({ payload: signed, secret, timestamp });
  return fetch(`${url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json; charset=utf-8' },
    body: payload,
  });
}

/**
 * A user who has paid, while every event was dropped.
 * @returns the event of the completed checkout
 */
export async function payWithoutWebhook(service: PaymentsTest) {
  await service.emulator.control('deliveries/rules', { action: 'drop' });
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  await service.emulator.control('deliveries/rules', {}, 'DELETE');
  return { person, session, event: await eventOf(service, 'checkout.session.completed', session) };
}

async function eventOf({ stripe }: PaymentsTest, type: string, objectId: string): Promise<Stripe.Event> {
  const { data } = await stripe.events.list({ type, limit: 100 });
  const event = data.find(({ data: { object } }) => 'id' in object && object.id === objectId);
  if (!event) throw new Error(`There is no event ${type} of ${objectId}.`);
  return event;
}
