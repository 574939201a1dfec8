import { Failure } from '../failure';
import { type Ports, readPorts } from './ports';
import { type Variables, VariablesSchema } from './variables';
import { wholeGroup } from './whole-group';

const SUPABASE = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ELITE'] as const;
const TURNSTILE = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const;

export interface Settings {
  readonly ports: Ports;
  readonly variables: Variables;
  /** undefined: the embedded Supabase stands in. */
  readonly supabase: Record<(typeof SUPABASE)[number], string> | undefined;
  /** undefined: the emulator stands in. */
  readonly stripe: Record<(typeof STRIPE)[number], string> | undefined;
}

/** @throws Failure with one line that names the variable, or the variables, to be mended. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const ports = readPorts(environment);
  // An empty line of an .env file says "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = VariablesSchema.safeParse(set);
  if (!parsed.success) {
    throw new Failure(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ') + '.',
    );
  }
  const variables = parsed.data;
  wholeGroup(variables, TURNSTILE);
  const supabase = wholeGroup(variables, SUPABASE);
  if (supabase && variables.DATABASE_URL) {
    throw new Failure('DATABASE_URL is for the embedded Supabase: set it, or SUPABASE_URL, but not both.');
  }
  return { ports, variables, supabase, stripe: wholeGroup(variables, STRIPE) };
}
