import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { createDatabase } from '../../payments-service/src/database/create-database';
import type { runningPlatform } from '../running-platform';
import type { MeasuredServer } from './measured-server';
import type { Send } from './load';

type RunningPlatform = Awaited<ReturnType<typeof runningPlatform>>;

interface Buyer {
  readonly token: string;
  readonly session: string;
}

const PASSWORD = 'nine-digits-once';

async function post(url: string, body: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as Record<string, string>;
}

/** A person who is signed in and has paid, by the platform's own calls. */
export async function newBuyer({ urls, keys }: RunningPlatform): Promise<Buyer> {
  const email = `${randomUUID()}@example.test`;
  const service = createDatabase(urls.supabase, keys.supabaseSecretKey ?? '');
  await service.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = createDatabase(urls.supabase, keys.supabasePublishableKey ?? '');
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const token = data.session.access_token;
  const checkout = await post(`${urls.payments}/api/create-checkout-session`, '{"tier":"elite"}', {
    Authorization: `Bearer ${token}`,
  });
  const session = checkout.session_id ?? '';
  await post(`${urls.stripe}/_emulator/sessions/${session}/pay`, '{}', { 'Emulator-Control': 'test' });
  await post(`${urls.stripe}/_emulator/deliveries/settle`, '{}', { 'Emulator-Control': 'test' });
  return { token, session };
}

/** The calls that are measured, each for the next of the buyers. */
export function callsOf(
  service: MeasuredServer,
  bare: MeasuredServer,
  buyers: readonly Buyer[],
  webhookSecret: string,
): Readonly<Record<'insert' | 'verification' | 'webhook', Send>> {
  let turn = 0;
  const next = () => buyers[turn++ % buyers.length]!;
  return {
    insert: async () => void (await post(`${bare.url}/insert`, '{}', {})),
    async verification() {
      const { token, session } = next();
      const answer = await post(
        `${service.url}/api/verify-checkout-session`,
        JSON.stringify({ session_id: session }),
        { Authorization: `Bearer ${token}` },
      );
      if (!answer.valid) throw new Error('A paid session was not valid.');
    },
    async webhook() {
      const event = {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: next().session } },
      };
      const payload = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      const { outcome } = await post(`${service.url}/api/stripe/webhook`, payload, {
        'Stripe-Signature': signature,
      });
      if (outcome !== 'done') throw new Error(`An event was ${outcome}.`);
    },
  };
}
