import { COMPLETE_ENVIRONMENT } from '../testing/spawn-server';
import { readConfig } from './read-config';

const TEST_KEY = '1x00000000000000000000AA';

describe('the configuration', () => {
  it.each([
    'SHELL_URL',
    'SUPABASE_URL',
    'SUPABASE_SECRET_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_ELITE',
  ])('needs %s, and an empty line is not a value', (name) => {
    expect(() => readConfig({ ...COMPLETE_ENVIRONMENT, [name]: '' })).toThrow(`${name} is missing`);
  });

  it("allows Turnstile's public test keys outside production only", () => {
    const environment = { ...COMPLETE_ENVIRONMENT, TURNSTILE_SITE_KEY: TEST_KEY };
    expect(() => readConfig(environment)).not.toThrow();
    expect(() => readConfig({ ...environment, NODE_ENV: 'production' })).toThrow('TURNSTILE_SITE_KEY');
  });

  it('allows another Stripe than the real one outside production only', () => {
    const environment = { ...COMPLETE_ENVIRONMENT, STRIPE_API_URL: 'http://localhost:4010' };
    expect(readConfig(environment).stripeApiUrl?.port).toBe('4010');
    expect(() => readConfig({ ...environment, NODE_ENV: 'production' })).toThrow('STRIPE_API_URL');
  });

  it("takes the shell's origin, however its address is written", () => {
    expect(readConfig({ ...COMPLETE_ENVIRONMENT, SHELL_URL: 'https://play.test/' }).shellUrl).toBe(
      'https://play.test',
    );
  });
});
