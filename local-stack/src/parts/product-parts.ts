import { discountsVariable, pastPricesVariable, planVariables, PRODUCT_NAME } from '@ninefold/contracts';
import type { SiteFolders } from '../site/site-folders';
import { program } from '../repository';
import type { Addresses } from '../settings/addresses';
import { urlOf, WEB_PARTS } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Part } from '../supervise/node-child';

/** The shell and the remotes, each with its own static server, so that one can fail alone. */
export function webParts({ ports }: Settings, site: SiteFolders): readonly Part[] {
  return WEB_PARTS.map((name) => ({
    name,
    title: name === 'shell' ? 'The shell' : `The ${name} remote`,
    command: program('local-stack/src/static/serve.ts', name, site[name]),
    environment: {},
    healthUrl: urlOf(ports, name) + (name === 'shell' ? '/' : '/mf-manifest.json'),
  }));
}

/** The configured mail server, or the outbox if it runs. */
function mailVariables({ ports, variables, supabase }: Settings, outboxSecret: string) {
  if (variables.SMTP_URL) return { SMTP_URL: variables.SMTP_URL, MAIL_FROM: variables.MAIL_FROM ?? '' };
  if (supabase) return {};
  return {
    SMTP_URL: `smtp://platform:${outboxSecret}@127.0.0.1:${ports.smtp}`,
    MAIL_FROM: variables.MAIL_FROM ?? `${PRODUCT_NAME} <hello@example.test>`,
  };
}

/** The payments service as in production; only URLs and keys differ. */
export function paymentsPart(
  settings: Settings,
  addresses: Addresses,
  outboxSecret: string,
  command: readonly string[],
): Part {
  const { ports, variables } = settings;
  const { supabase, stripe } = addresses;
  return {
    name: 'payments',
    title: 'The payments service',
    command,
    environment: {
      // In production, the service rejects the emulator, and the terminal may have set NODE_ENV.
      ...(stripe.apiUrl && { NODE_ENV: 'development' }),
      PAYMENTS_PORT: String(ports.payments),
      HOST: '127.0.0.1',
      SHELL_URL: addresses.shellUrl,
      SHARE_URL: addresses.paymentsUrl,
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      ...stripe.prices,
      STRIPE_API_URL: stripe.apiUrl ?? '',
      ...planVariables(pastPricesVariable, (key) => variables[pastPricesVariable(key)] ?? ''),
      ...planVariables(discountsVariable, (key) => variables[discountsVariable(key)] ?? ''),
      PAYMENTS_ATTEMPTS_PER_NETWORK: variables.PAYMENTS_ATTEMPTS_PER_NETWORK,
      PAYMENTS_REQUESTS_PER_MINUTE: variables.PAYMENTS_REQUESTS_PER_MINUTE ?? '',
      ...mailVariables(settings, outboxSecret),
      ADMIN_INVITE_KEY: variables.ADMIN_INVITE_KEY ?? '',
      TURNSTILE_SITE_KEY: variables.TURNSTILE_SITE_KEY ?? '',
      TURNSTILE_SECRET_KEY: variables.TURNSTILE_SECRET_KEY ?? '',
    },
    healthUrl: `${addresses.paymentsUrl}/readyz`,
  };
}
