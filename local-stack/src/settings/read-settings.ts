import { z } from 'zod';
import { Failure } from '../terminal';
import type { Flags } from './flags';
import { type Ports, readPorts } from './ports';

const text = z.string().optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional();
const yesOrNo = z.enum(['true', 'false'], { error: 'must be true or false' }).default('false');
const wholeNumber = z.string().regex(/^\d{1,9}$/, 'must be a whole number');

/** What the stack reads from the environment beside the ports; `.env.example` explains each. */
const VariablesSchema = z.object({
  SUPABASE_URL: webAddress,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ELITE: text,
  STRIPE_PAST_PRICES_ELITE: text,
  ADMIN_INVITE_KEY: text,
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET_KEY: text,
  SENTRY_DSN: webAddress,
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  REQUIRE_SIGN_IN_FOR_GAMES: yesOrNo,
  AUTH_TRIES_PER_NETWORK: wholeNumber.default('600'),
  AUTH_MAIL_INTERVAL_SECONDS: wholeNumber.default('1'),
  PAYMENTS_TRIES_PER_NETWORK: wholeNumber.default('600'),
  PAYMENTS_REQUESTS_PER_MINUTE: wholeNumber.optional(),
  BREACHED_PASSWORD_CHECK: yesOrNo.default('true'),
  RELEASE: z.string().default('1.0.0'),
  REMOTE_ORIGINS: z.string().default(''),
});
type Variables = z.infer<typeof VariablesSchema>;

/** Only the part that needs one of these gets it. */
export const SECRET_VARIABLES = [
  'SUPABASE_SECRET_KEY',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'ADMIN_INVITE_KEY',
  'TURNSTILE_SECRET_KEY',
] as const satisfies readonly (keyof Variables)[];

const SUPABASE = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ELITE'] as const;
const TURNSTILE = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const;

export interface Settings {
  readonly ports: Ports;
  readonly variables: Variables;
  /** undefined: the embedded Supabase runs in its place. */
  readonly supabase: Record<(typeof SUPABASE)[number], string> | undefined;
  /** undefined: the Stripe emulator runs in its place. */
  readonly stripe: Record<(typeof STRIPE)[number], string> | undefined;
  /** A real Postgres runs under the embedded Supabase. */
  readonly postgres: boolean;
}

/** @throws Failure with one line that names the variable, or the variables, that are wrong. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  { postgres }: Pick<Flags, 'postgres'> = { postgres: false },
): Settings {
  const ports = readPorts(environment);
  // An empty line of an .env file means "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = VariablesSchema.safeParse(set);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Failure(`${sentences.join('; ')}.`);
  }
  const variables = parsed.data;
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
 * Variables that have a meaning only together: all of them, or undefined when none is set.
 * @throws Failure that names what is missing when only some are set
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
