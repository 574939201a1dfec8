import {
  byPlan,
  discountsVariable,
  pastPricesVariable,
  PLAN_KEYS,
  planVariables,
  priceVariable,
  type PlanKey,
} from '@ninefold/contracts';
import * as v from 'valibot';
import { isPublicAddress } from './is-public-address';
import { mailSettings, type MailSettings, mailVariables, missingMailVariable } from './mail-settings';

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; undefined for every address of the machine. */
  readonly host: string | undefined;
  readonly shellUrl: string;
  /** Public URL of this service for shared links, their pictures and links to unsubscribe; without it, links are not shared. */
  readonly shareUrl: string | undefined;
  /** Without it, mails wait in the database. */
  readonly mail: MailSettings | undefined;
  readonly supabaseUrl: string;
  readonly supabaseSecretKey: string;
  readonly stripeSecretKey: string;
  /** Signs the events that Stripe sends to this service. */
  readonly stripeWebhookSecret: string;
  /** Replaces Stripe's own URL, for the emulator of the local stack. */
  readonly stripeApiUrl: URL | undefined;
  readonly prices: Readonly<Record<PlanKey, string>>;
  /** Former prices, whose subscriptions continue. */
  readonly pastPrices: Readonly<Record<PlanKey, readonly string[]>>;
  /** Coupons and promotion codes with which a plan may cost less. */
  readonly discounts: Readonly<Record<PlanKey, readonly string[]>>;
  /** Required from administrators who send an invitation; without it, none can be sent. */
  readonly adminInviteKey: string | undefined;
  /** Number of proxies in front of the service whose `X-Forwarded-For` entries are trusted; undefined when it is not set. */
  readonly trustedProxies: number | undefined;
  /** Calls to one endpoint per network address in ten minutes. */
  readonly attemptsPerNetwork: number;
  /** Calls to all endpoints except Stripe's, per network address and process. */
  readonly requestsPerMinute: number;
  readonly logLevel: string;
}

/**
 * Turnstile's published test keys accept or reject every visitor, so they are only for development.
 * https://developers.cloudflare.com/turnstile/troubleshooting/testing/
 */
const TURNSTILE_TEST_KEY = /^[123]x0{20}/;

export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const required = v.string('is missing');
const httpUrl = v.pipe(required, v.check(isHttpUrl, 'is not an http(s) address'));
const wholeNumber = (max: number) => {
  const message = `is not a whole number from 0 to ${max}`;
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(max, message),
  );
};
const integer = (otherwise: number, max: number) => v.optional(wholeNumber(max), otherwise);

const LIVE_KEY = /^[rs]k_live_/;

interface Deployment {
  readonly NODE_ENV?: string | undefined;
  readonly SHELL_URL: string;
  readonly SUPABASE_URL: string;
  readonly STRIPE_SECRET_KEY: string;
}

/**
 * Whether real people can pay here. It does not rely on NODE_ENV alone, which a start command may omit or set
 * differently.
 */
const isProduction = ({ NODE_ENV, SHELL_URL, SUPABASE_URL, STRIPE_SECRET_KEY }: Deployment) =>
  NODE_ENV === 'production' ||
  LIVE_KEY.test(STRIPE_SECRET_KEY) ||
  isPublicAddress(SHELL_URL) ||
  isPublicAddress(SUPABASE_URL);

const EnvironmentSchema = v.pipe(
  v.object(
    {
      NODE_ENV: v.optional(v.string()),
      PAYMENTS_PORT: integer(4000, 65_535),
      HOST: v.optional(v.string()),
      SHELL_URL: httpUrl,
      SHARE_URL: v.optional(httpUrl),
      ...mailVariables,
      SUPABASE_URL: httpUrl,
      SUPABASE_SECRET_KEY: required,
      STRIPE_SECRET_KEY: required,
      STRIPE_WEBHOOK_SECRET: required,
      ...planVariables(priceVariable, () => required),
      ...planVariables(pastPricesVariable, () => v.optional(v.string(), '')),
      ...planVariables(discountsVariable, () => v.optional(v.string(), '')),
      STRIPE_API_URL: v.optional(httpUrl),
      ADMIN_INVITE_KEY: v.optional(v.string()),
      TURNSTILE_SITE_KEY: v.optional(v.string()),
      TURNSTILE_SECRET_KEY: v.optional(v.string()),
      TRUSTED_PROXIES: v.optional(wholeNumber(10)),
      PAYMENTS_ATTEMPTS_PER_NETWORK: integer(60, 1_000_000),
      PAYMENTS_REQUESTS_PER_MINUTE: integer(600, 1_000_000),
      LOG_LEVEL: v.optional(
        v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'is not a level'),
        'info',
      ),
    },
    'is missing',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const input = dataset.value;
    const refuse = (key: keyof typeof input, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    const missing = missingMailVariable(input);
    if (missing) refuse(missing, 'is missing: mails need it');
    if (!isProduction(input)) return;
    for (const name of ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const) {
      if (TURNSTILE_TEST_KEY.test(input[name] ?? '')) {
        refuse(name, "is Turnstile's public test key, which stops no robot");
      }
    }
    if (input.STRIPE_API_URL) {
      refuse(
        'STRIPE_API_URL',
        'must not be set in production: NODE_ENV, a live key or a public address says that it is',
      );
    }
  }),
);

/** The price on sale and the former prices of every plan. */
export const allPrices = ({ prices, pastPrices }: Pick<Config, 'prices' | 'pastPrices'>): string[] =>
  PLAN_KEYS.flatMap((key) => [prices[key], ...pastPrices[key]]);

export class ConfigError extends Error {}

/** The items of a comma-separated list. */
export const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const issueMessage = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue)} ${issue.message}`;

/** @throws ConfigError that names every missing or invalid variable in one line, without values */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty value in an .env file means "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(EnvironmentSchema, set);
  if (!parsed.success) throw new ConfigError(parsed.issues.map(issueMessage).join('; '));
  const { output: data } = parsed;
  return {
    port: data.PAYMENTS_PORT,
    host: data.HOST,
    shellUrl: new URL(data.SHELL_URL).origin,
    shareUrl: data.SHARE_URL?.replace(/\/+$/, ''),
    mail: mailSettings(data),
    supabaseUrl: data.SUPABASE_URL,
    supabaseSecretKey: data.SUPABASE_SECRET_KEY,
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeWebhookSecret: data.STRIPE_WEBHOOK_SECRET,
    stripeApiUrl: data.STRIPE_API_URL ? new URL(data.STRIPE_API_URL) : undefined,
    prices: byPlan((key) => data[priceVariable(key)]),
    pastPrices: byPlan((key) => listOf(data[pastPricesVariable(key)])),
    discounts: byPlan((key) => listOf(data[discountsVariable(key)])),
    adminInviteKey: data.ADMIN_INVITE_KEY,
    trustedProxies: data.TRUSTED_PROXIES,
    attemptsPerNetwork: data.PAYMENTS_ATTEMPTS_PER_NETWORK,
    requestsPerMinute: data.PAYMENTS_REQUESTS_PER_MINUTE,
    logLevel: data.LOG_LEVEL,
  };
}
