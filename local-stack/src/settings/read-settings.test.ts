import { freshStart, readFlags } from './flags';
import { readSettings } from './read-settings';

describe('the settings', () => {
  it('use no real service when variables are unset or empty', () => {
    expect(readSettings({ STRIPE_SECRET_KEY: '' })).toMatchObject({ supabase: undefined, stripe: undefined });
  });

  it('enable the lookup of leaked passwords by default', () => {
    expect(readSettings({}).variables.BREACHED_PASSWORD_CHECK).toBe('true');
    expect(readSettings({ BREACHED_PASSWORD_CHECK: 'false' }).variables.BREACHED_PASSWORD_CHECK).toBe(
      'false',
    );
  });

  it('name the version for error reports', () => {
    expect(readSettings({}).variables.RELEASE).toBe('1.0.0');
  });

  it.each([
    [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PRICE_ELITE: 'price_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ TURNSTILE_SITE_KEY: 'x' }, 'TURNSTILE_SECRET_KEY'],
  ])('of one service must be complete: %j', (environment, missing) => {
    expect(() => readSettings(environment)).toThrow(`also needs ${missing}: set all of them, or none.`);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ REQUIRE_SIGN_IN_FOR_GAMES: 'yes' }, 'REQUIRE_SIGN_IN_FOR_GAMES must be true or false.'],
    [{ SENTRY_DSN: 'nowhere' }, 'SENTRY_DSN must be an http(s) address.'],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an email address.'],
  ])('are rejected when invalid: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('cannot select two databases', () => {
    const hosted = {
      SUPABASE_URL: 'https://x.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'a',
      SUPABASE_SECRET_KEY: 'b',
    };
    const own = { DATABASE_URL: 'postgres://localhost/x' };
    expect(() => readSettings({ ...hosted, ...own })).toThrow('but not both');
    for (const environment of [hosted, own]) {
      expect(() => readSettings(environment, { postgres: true })).toThrow(
        '--postgres starts a database of the platform: leave it out, or unset DATABASE_URL and SUPABASE_URL.',
      );
    }
  });
});

describe('the flags', () => {
  it('separate the data of platforms with other ports', () => {
    expect(readFlags([], {}).dataFolder).toMatch(/\.local$/);
    expect(readFlags([], { PORT_OFFSET: '500' }).dataFolder).toMatch(/\.local.offset-500$/);
    expect(readFlags(['--data', '/data/here'], { PORT_OFFSET: '500' }).dataFolder).toBe('/data/here');
  });

  it('are repeated in the remedy for unusable data', () => {
    const remedy = (args: string[], environment = {}) =>
      freshStart('npm start', readFlags(args, environment));
    expect(remedy([])).toBe('npm start -- --fresh');
    expect(remedy([], { PORT_OFFSET: '500' })).toBe('npm start -- --fresh --data .local/offset-500');
    expect(remedy(['--data', 'my data', '--postgres'])).toBe(
      "npm start -- --fresh --data 'my data' --postgres",
    );
  });

  it('are rejected when unknown', () => {
    expect(() => readFlags(['--frsh'], {})).toThrow(
      "Unknown option '--frsh'. Flags: --fresh, --data DIR, --postgres.",
    );
  });
});
