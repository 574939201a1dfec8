import path from 'node:path';
import type { ServeOptions } from '../backend/options';
import type { DataFolder } from '../data/data-folder';
import type { LocalKeys } from '../data/local-keys';
import { program, ROOT } from '../repository';
import type { Addresses } from '../settings/addresses';
import { urlOf } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Part } from '../supervise/node-child';

/** Replaces hosted Supabase, with the same migrations, email templates and client. */
export function supabasePart(
  settings: Settings,
  keys: LocalKeys,
  outboxSecret: string,
  data: DataFolder,
): Part {
  const { ports, variables } = settings;
  const options: ServeOptions = {
    port: ports.supabase,
    ...databaseOf(settings, data),
    cacheDir: path.join(ROOT, '.cache/databases'),
    migrationsDir: path.join(ROOT, 'supabase/migrations'),
    templatesDir: path.join(ROOT, 'supabase/templates'),
    siteUrl: urlOf(ports, 'shell'),
    publishableKey: keys.supabasePublishableKey,
    secretKey: keys.supabaseSecretKey,
    jwtSecret: keys.jwtSecret,
    outboxUrl: urlOf(ports, 'outbox'),
    outboxSecret,
    attemptsPerNetwork: Number(variables.AUTH_ATTEMPTS_PER_NETWORK),
    mailIntervalMs: Number(variables.AUTH_MAIL_INTERVAL_SECONDS) * 1_000,
  };
  return {
    name: 'supabase',
    title: 'The embedded Supabase',
    command: program('local-stack/src/backend/serve.ts'),
    environment: { BACKEND_OPTIONS: JSON.stringify(options) },
    healthUrl: `${urlOf(ports, 'supabase')}/auth/v1/health?apikey=${keys.supabasePublishableKey}`,
  };
}

function databaseOf({ ports, variables, postgres }: Settings, data: DataFolder): Partial<ServeOptions> {
  if (postgres) return { postgres: { folder: data.postgres, port: ports.postgres } };
  return variables.DATABASE_URL ? { databaseUrl: variables.DATABASE_URL } : { dataDir: data.database };
}

/** Replaces the email provider. It requires the secret. */
export function outboxPart({ ports }: Settings, outboxSecret: string, data: DataFolder): Part {
  return {
    name: 'outbox',
    title: 'The mail outbox',
    command: program('local-stack/src/outbox/serve.ts'),
    environment: { MAIL_FILE: data.mail, OUTBOX_SECRET: outboxSecret },
    healthUrl: `${urlOf(ports, 'outbox')}/healthz`,
  };
}

/** Replaces Stripe. */
export function stripePart({ ports }: Settings, { stripe, paymentsUrl }: Addresses, data: DataFolder): Part {
  return {
    name: 'stripe',
    title: 'The Stripe emulator',
    command: program('local-stack/src/stripe-emulator/serve.ts'),
    environment: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      ...stripe.prices,
      STRIPE_WEBHOOK_URL: `${paymentsUrl}/api/stripe/webhook`,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STATE_FILE: data.stripe,
    },
    healthUrl: `${urlOf(ports, 'stripe')}/healthz`,
  };
}
