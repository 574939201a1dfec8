/** The key that administrators enter to invite people. */
export const ADMIN_KEY = 'nine-keys-on-a-ring';

/** Tests never use real services that a developer has configured. */
const NO_REAL_SERVICES = {
  SUPABASE_URL: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  SUPABASE_SECRET_KEY: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_PRICE_ELITE: '',
  DATABASE_URL: '',
  ADMIN_INVITE_KEY: ADMIN_KEY,
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: '',
  SENTRY_DSN: '',
  SUPPORT_EMAIL: '',
  REQUIRE_SIGN_IN_FOR_GAMES: '',
};

/** All journeys sign up from this machine, one after another. */
const GENEROUS_LIMITS = {
  AUTH_ATTEMPTS_PER_NETWORK: '1000000',
  AUTH_MAIL_INTERVAL_SECONDS: '1',
  PAYMENTS_ATTEMPTS_PER_NETWORK: '1000000',
};

export const TEST_ENVIRONMENT = { ...NO_REAL_SERVICES, ...GENEROUS_LIMITS };
