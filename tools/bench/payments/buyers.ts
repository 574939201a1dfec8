import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { createDatabase } from '../../../payments-service/src/database/create-database';
import type { Send } from './load';
import type { MeasuredServer } from './measured-server';
import { KEYS, type Parts } from './parts';

interface Buyer {
  readonly token: string;
  readonly session: string;
}

const PASSWORD = 'nine-digits-once';
const CONTROL = { 'Emulator-Control': 'test' };

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

/** The access token of a new person, and who it is. */
export async function newPerson({ supabaseUrl }: Pick<Parts, 'supabaseUrl'>) {
  const email = `${randomUUID()}@example.test`;
  const admin = createDatabase(supabaseUrl, KEYS.secretKey);
  await admin.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = createDatabase(supabaseUrl, KEYS.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { token: data.session.access_token, id: data.user.id };
}

/** A person who is signed in and has paid, by the calls of the service. */
export async function newBuyer(parts: Parts, service: MeasuredServer): Promise<Buyer> {
  const { token } = await newPerson(parts);
  const checkout = await post(`${service.url}/api/create-checkout-session`, '{"tier":"elite"}', {
    Authorization: `Bearer ${token}`,
  });
  const session = checkout.session_id ?? '';
  await post(`${parts.stripeUrl}/_emulator/sessions/${session}/pay`, '{}', CONTROL);
  return { token, session };
}

/** The calls that are measured, each for the next of the buyers. */
export function callsOf(
  service: MeasuredServer,
  bare: MeasuredServer,
  buyers: readonly Buyer[],
): Readonly<Record<'insert' | 'verification' | 'webhook', Send>> {
  // Each kind of call has its own turns: calls in turn must not leave half of the buyers out.
  const turns = () => {
    let turn = 0;
    return () => buyers[turn++ % buyers.length]!;
  };
  const [nextToVerify, nextPaid] = [turns(), turns()];
  return {
    insert: async () => void (await post(`${bare.url}/insert`, '{}', {})),
    async verification() {
      const { token, session } = nextToVerify();
      const response = await post(
        `${service.url}/api/verify-checkout-session`,
        JSON.stringify({ session_id: session }),
        { Authorization: `Bearer ${token}` },
      );
      if (!response.valid) throw new Error('A paid session was not valid.');
    },
    async webhook() {
      const event = {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: nextPaid().session } },
      };
      const payload = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: KEYS.webhookSecret });
      const { outcome } = await post(`${service.url}/api/stripe/webhook`, payload, {
        'Stripe-Signature': signature,
      });
      if (outcome !== 'done') throw new Error(`An event was ${outcome}.`);
    },
  };
}
