import { z } from 'zod';

const text = z.string().optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional();
const yesOrNo = z.enum(['true', 'false'], { error: 'must be true or false' }).default('false');

/** What the stack reads from the environment beside the ports; `.env.example` explains each. */
export const VariablesSchema = z.object({
  SUPABASE_URL: webAddress,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ELITE: text,
  ADMIN_INVITE_KEY: text,
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET_KEY: text,
  SENTRY_DSN: webAddress,
  REQUIRE_SIGN_IN_FOR_GAMES: yesOrNo,
  RELEASE: z.string().default('1.0.0'),
});
export type Variables = z.infer<typeof VariablesSchema>;

/** Only the part that needs one of these is given it. */
export const SECRET_VARIABLES = [
  'SUPABASE_SECRET_KEY',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'ADMIN_INVITE_KEY',
  'TURNSTILE_SECRET_KEY',
] as const satisfies readonly (keyof Variables)[];
