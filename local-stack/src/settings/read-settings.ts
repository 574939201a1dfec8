import * as v from 'valibot';
import {
  discountsVariable,
  emailFormat,
  pastPricesVariable,
  PLAN_KEYS,
  planVariables,
  priceVariable,
} from '@ninefold/contracts';
import { Failure } from '../terminal';
import type { Flags } from './flags';
import { type Ports, readPorts } from './ports';

const text = v.optional(v.string());
const webAddress = v.optional(
  v.pipe(v.string(), v.url('must be an http(s) address'), v.regex(/^https?:/, 'must be an http(s) address')),
);
const trueOrFalse = v.picklist(['true', 'false'], 'must be true or false');
const yesOrNo = v.optional(trueOrFalse, 'false');
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'));

/** Environment variables besides ports; `.env.example` explains each. */
const VariablesSchema = v.object({
  SUPABASE_URL: webAddress,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a postgres:// address'),
      v.regex(/^postgres(ql)?:/, 'must be a postgres:// address'),
    ),
  ),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  ...planVariables(priceVariable, () => text),
  ...planVariables(pastPricesVariable, () => text),
  ...planVariables(discountsVariable, () => text),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp(s) address'))),
  MAIL_FROM: text,
  ADMIN_INVITE_KEY: text,
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET_KEY: text,
  SENTRY_DSN: webAddress,
  PREVIEW_PUBLIC_KEY: text,
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), emailFormat('must be an email address'))),
  REQUIRE_SIGN_IN_FOR_GAMES: yesOrNo,
  AUTH_ATTEMPTS_PER_NETWORK: v.optional(wholeNumber, '600'),
  AUTH_MAIL_INTERVAL_SECONDS: v.optional(wholeNumber, '1'),
  PAYMENTS_ATTEMPTS_PER_NETWORK: v.optional(wholeNumber, '600'),
  PAYMENTS_REQUESTS_PER_MINUTE: v.optional(wholeNumber),
  BREACHED_PASSWORD_CHECK: v.optional(trueOrFalse, 'true'),
  RELEASE: v.optional(v.string(), '1.0.0'),
  REMOTE_ORIGINS: v.optional(v.string(), ''),
});
type Variables = v.InferOutput<typeof VariablesSchema>;

/** Secrets that only the part that needs them receives. */
export const SECRET_VARIABLES = [
  'SUPABASE_SECRET_KEY',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'ADMIN_INVITE_KEY',
  'TURNSTILE_SECRET_KEY',
] as const satisfies readonly (keyof Variables)[];

const SUPABASE = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', ...PLAN_KEYS.map(priceVariable)] as const;
const TURNSTILE = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const;

export interface Settings {
  readonly ports: Ports;
  readonly variables: Variables;
  /** Undefined when the embedded Supabase is used. */
  readonly supabase: Record<(typeof SUPABASE)[number], string> | undefined;
  /** Undefined when the Stripe emulator is used. */
  readonly stripe: Record<(typeof STRIPE)[number], string> | undefined;
  /** Whether a real Postgres runs under the embedded Supabase. */
  readonly postgres: boolean;
}

/** @throws Failure with one line that names the wrong variables */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  { postgres }: Pick<Flags, 'postgres'> = { postgres: false },
): Settings {
  const ports = readPorts(environment);
  // An empty value in an .env file means "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(VariablesSchema, set);
  if (!parsed.success) {
    const sentences = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Failure(`${sentences.join('; ')}.`);
  }
  const variables = parsed.output;
  wholeGroup(variables, TURNSTILE);
  const supabase = wholeGroup(variables, SUPABASE);
  if (supabase && variables.DATABASE_URL) {
    throw new Failure('DATABASE_URL is for the embedded Supabase: set it, or SUPABASE_URL, but not both.');
  }
  if (postgres && (supabase || variables.DATABASE_URL)) {
    throw new Failure(
      '--postgres starts a database of the platform: leave it out, or unset DATABASE_URL and SUPABASE_URL.',
    );
  }
  return { ports, variables, supabase, stripe: wholeGroup(variables, STRIPE), postgres };
}

/**
 * Variables that belong together: all of them, or undefined when none is set.
 * @throws Failure naming the missing ones when only some are set
 */
function wholeGroup<Name extends keyof Variables>(
  variables: Variables,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const set = names.filter((name) => variables[name]);
  if (set.length === 0) return undefined;
  const missing = names.filter((name) => !variables[name]);
  if (missing.length > 0) {
    throw new Failure(`${set.join(' and ')} also needs ${missing.join(' and ')}: set all of them, or none.`);
  }
  return Object.fromEntries(names.map((name) => [name, variables[name]])) as Record<Name, string>;
}
