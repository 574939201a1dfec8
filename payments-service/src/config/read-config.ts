import type { PlanKey } from '@ninefold/contracts';
import { z } from 'zod';
import { isPublicAddress } from './is-public-address';

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; undefined for every address of the machine. */
  readonly host: string | undefined;
  readonly shellUrl: string;
  readonly supabaseUrl: string;
  readonly supabaseSecretKey: string;
  readonly stripeSecretKey: string;
  /** Signs Stripe's events to this service. */
  readonly stripeWebhookSecret: string;
  /** Another address than Stripe's own: the emulator of the local stack. */
  readonly stripeApiUrl: URL | undefined;
  readonly prices: Readonly<Record<PlanKey, string>>;
  /** Prices that were on sale before: subscriptions to them go on. */
  readonly pastPrices: readonly string[];
  /** What an administrator types to send an invitation; without it none can be sent. */
  readonly adminInviteKey: string | undefined;
  /** The number of proxies in front of the service; what they say about the caller's address is trusted. */
  readonly trustedProxies: number;
  /** Tries of one kind of call from one network address in ten minutes. */
  readonly triesPerNetwork: number;
  /** All calls from one network address that one process takes, but Stripe's. */
  readonly requestsPerMinute: number;
  readonly logLevel: string;
}

/**
 * Turnstile's published test keys: they let every visitor through, or none. They are for a developer's machine.
 * https://developers.cloudflare.com/turnstile/troubleshooting/testing/
 */
const TURNSTILE_TEST_KEY = /^[123]x0{20}/;

/** What is none ends the check: nothing more can be said of it. */
const httpUrl = z.url({ protocol: /^https?$/, error: 'is not an http(s) address', abort: true });
const required = z.string({ error: 'is missing' });
const integer = (max: number) => z.coerce.number().int().min(0).max(max);

const LIVE_KEY = /^[rs]k_live_/;

interface Place {
  readonly NODE_ENV?: string | undefined;
  readonly SHELL_URL: string;
  readonly SUPABASE_URL: string;
  readonly STRIPE_SECRET_KEY: string;
}

/** Whether real people can pay here. It shows by itself: a start line may leave out NODE_ENV, or set another value. */
const isProduction = ({ NODE_ENV, SHELL_URL, SUPABASE_URL, STRIPE_SECRET_KEY }: Place) =>
  NODE_ENV === 'production' ||
  LIVE_KEY.test(STRIPE_SECRET_KEY) ||
  isPublicAddress(SHELL_URL) ||
  isPublicAddress(SUPABASE_URL);

const EnvironmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    PAYMENTS_PORT: integer(65_535).default(4000),
    HOST: z.string().optional(),
    SHELL_URL: required.pipe(httpUrl),
    SUPABASE_URL: required.pipe(httpUrl),
    SUPABASE_SECRET_KEY: required,
    STRIPE_SECRET_KEY: required,
    STRIPE_WEBHOOK_SECRET: required,
    STRIPE_PRICE_ELITE: required,
    STRIPE_PAST_PRICES_ELITE: z.string().default(''),
    STRIPE_API_URL: httpUrl.optional(),
    ADMIN_INVITE_KEY: z.string().optional(),
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET_KEY: z.string().optional(),
    TRUSTED_PROXIES: integer(10).default(0),
    PAYMENTS_TRIES_PER_NETWORK: integer(1_000_000).default(60),
    PAYMENTS_REQUESTS_PER_MINUTE: integer(1_000_000).default(600),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  })
  .superRefine((environment, issues) => {
    if (!isProduction(environment)) return;
    for (const name of ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const) {
      if (TURNSTILE_TEST_KEY.test(environment[name] ?? '')) {
        issues.addIssue({
          code: 'custom',
          path: [name],
          message: "is Turnstile's public test key, which stops no robot",
        });
      }
    }
    if (environment.STRIPE_API_URL) {
      issues.addIssue({
        code: 'custom',
        path: ['STRIPE_API_URL'],
        message: 'must not be set in production: NODE_ENV, a live key or a public address says that it is',
      });
    }
  });

export class ConfigError extends Error {}

const sentenceOf = ({ path, message }: z.core.$ZodIssue) => `${path.join('.')} ${message}`;

/** @throws ConfigError naming every variable that is missing or wrong, in one line and without its value. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty line of an .env file says "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = EnvironmentSchema.safeParse(set);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentenceOf).join('; '));
  const { data } = parsed;
  return {
    port: data.PAYMENTS_PORT,
    host: data.HOST,
    shellUrl: new URL(data.SHELL_URL).origin,
    supabaseUrl: data.SUPABASE_URL,
    supabaseSecretKey: data.SUPABASE_SECRET_KEY,
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeWebhookSecret: data.STRIPE_WEBHOOK_SECRET,
    stripeApiUrl: data.STRIPE_API_URL ? new URL(data.STRIPE_API_URL) : undefined,
    prices: { elite: data.STRIPE_PRICE_ELITE },
    pastPrices: data.STRIPE_PAST_PRICES_ELITE.split(',').filter((id) => id !== ''),
    adminInviteKey: data.ADMIN_INVITE_KEY,
    trustedProxies: data.TRUSTED_PROXIES,
    triesPerNetwork: data.PAYMENTS_TRIES_PER_NETWORK,
    requestsPerMinute: data.PAYMENTS_REQUESTS_PER_MINUTE,
    logLevel: data.LOG_LEVEL,
  };
}
