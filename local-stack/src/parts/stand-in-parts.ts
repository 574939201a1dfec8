import type { DataFolder } from '../data/data-folder';
import { urlOf } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Addresses } from './addresses';
import type { Part } from './part';
import { typescript } from './typescript';

/** Stands in for Stripe. */
export function stripePart({ ports }: Settings, { stripe }: Addresses): Part {
  return {
    name: 'stripe',
    title: 'The Stripe emulator',
    command: typescript('local-stack/src/stripe-emulator/serve.ts'),
    environment: { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_PRICE_ELITE: stripe.priceElite },
    healthUrl: `${urlOf(ports, 'stripe')}/healthz`,
  };
}

/** Stands in for the mail provider of the embedded Supabase. */
export function outboxPart({ ports }: Settings, data: DataFolder): Part {
  return {
    name: 'outbox',
    title: 'The mail outbox',
    command: typescript('local-stack/src/outbox/serve.ts'),
    environment: { MAIL_FILE: data.mail },
    healthUrl: `${urlOf(ports, 'outbox')}/messages.json`,
  };
}
