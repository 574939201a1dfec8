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
  ])('requires %s to be set and not empty', (name) => {
    expect(() => readConfig({ ...COMPLETE_ENVIRONMENT, [name]: '' })).toThrow(`${name} is missing`);
  });

  const LOCAL = { SHELL_URL: 'http://localhost:3000', SUPABASE_URL: 'http://127.0.0.1:54321' };
  const refusalOf = (environment: Record<string, string>, name: string, value: string) => () =>
    readConfig({ ...COMPLETE_ENVIRONMENT, ...LOCAL, ...environment, [name]: value });
  const FOR_TESTS = [
    ['STRIPE_API_URL', 'http://localhost:4010'],
    ['TURNSTILE_SITE_KEY', TEST_KEY],
    ['TURNSTILE_SECRET_KEY', '1x0000000000000000000000000000000AA'],
  ] as const;

  it.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { STRIPE_SECRET_KEY: 'sk_live_x' },
    { STRIPE_SECRET_KEY: 'rk_live_x' },
    { STRIPE_SECRET_KEY: 'sk_live_x', NODE_ENV: 'development' },
    { SHELL_URL: 'https://play.example.com' },
    { SHELL_URL: 'https://play.example.com', NODE_ENV: 'development' },
    { SHELL_URL: 'https://localhost.example.com' },
    { SHELL_URL: 'http://203.0.113.7:3000' },
    { SHELL_URL: 'http://172.32.0.1' },
    { SHELL_URL: 'http://[2001:db8::1]' },
    { SHELL_URL: 'http://[::ffff:203.0.113.7]' },
    { SUPABASE_URL: 'https://project.supabase.co' },
    { SUPABASE_URL: 'https://project.supabase.co', NODE_ENV: 'test' },
    { SUPABASE_URL: 'https://project.supabase.co.' },
  ])('rejects test settings in production: %j', (environment) => {
    for (const [name, value] of FOR_TESTS) expect(refusalOf(environment, name, value)).toThrow(name);
    expect(() => readConfig({ ...COMPLETE_ENVIRONMENT, ...LOCAL, ...environment })).not.toThrow();
  });

  it.each<Record<string, string>>([
    {},
    { NODE_ENV: 'development' },
    { STRIPE_SECRET_KEY: 'rk_test_x' },
    { SHELL_URL: 'http://127.0.0.1:3000' },
    { SHELL_URL: 'http://[::1]:3000' },
    { SHELL_URL: 'http://[::ffff:127.0.0.1]:3000' },
    { SHELL_URL: 'http://play.localhost:3000' },
    { SHELL_URL: 'http://10.0.0.7:3000', SUPABASE_URL: 'http://172.31.0.2:54321' },
    { SHELL_URL: 'http://192.168.1.20:3000', SUPABASE_URL: 'http://kong:8000' },
    { SHELL_URL: 'http://my-machine.local:3000', SUPABASE_URL: 'http://[fd00::1]:54321' },
    { SUPABASE_URL: 'http://host.docker.internal:54321' },
  ])('accepts test settings in development: %j', (environment) => {
    for (const [name, value] of FOR_TESTS) expect(refusalOf(environment, name, value)).not.toThrow();
  });

  it('accepts the URL of the Stripe emulator', () => {
    const environment = { ...COMPLETE_ENVIRONMENT, STRIPE_API_URL: 'http://localhost:4010' };
    expect(readConfig(environment).stripeApiUrl?.port).toBe('4010');
  });

  it('distinguishes TRUSTED_PROXIES that is not set from none', () => {
    expect(readConfig(COMPLETE_ENVIRONMENT).trustedProxies).toBeUndefined();
    expect(readConfig({ ...COMPLETE_ENVIRONMENT, TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0);
    const wrong = { ...COMPLETE_ENVIRONMENT, TRUSTED_PROXIES: '11' };
    expect(() => readConfig(wrong)).toThrow('TRUSTED_PROXIES is not a whole number from 0 to 10');
  });

  it("reduces the shell's URL to its origin", () => {
    expect(readConfig({ ...COMPLETE_ENVIRONMENT, SHELL_URL: 'https://play.test/' }).shellUrl).toBe(
      'https://play.test',
    );
  });

  const MAIL = { SMTP_URL: 'smtps://key:secret@smtp.test', MAIL_FROM: 'Ninefold <hello@play.test>' };

  it('has a mail server with a sender, and a URL to unsubscribe', () => {
    const config = readConfig({ ...COMPLETE_ENVIRONMENT, ...MAIL, SHARE_URL: 'https://pay.test/' });
    expect(config.mail).toEqual({ smtpUrl: MAIL.SMTP_URL, requiresTls: false, from: MAIL.MAIL_FROM });
    expect(config.shareUrl).toBe('https://pay.test');
    expect(readConfig({ ...COMPLETE_ENVIRONMENT, MAIL_FROM: 'hello@play.test' }).mail).toBeUndefined();
  });

  it.each([
    ['smtp://key:secret@smtp.example.com:587', true],
    ['smtps://key:secret@smtp.example.com', true],
    ['smtp://127.0.0.1:1025', false],
  ])('sends mail by %s encrypted or not at all: %s', (SMTP_URL, requiresTls) => {
    expect(readConfig({ ...COMPLETE_ENVIRONMENT, ...MAIL, SMTP_URL }).mail?.requiresTls).toBe(requiresTls);
  });

  it.each([
    [{ MAIL_FROM: '' }, 'MAIL_FROM is missing'],
    [{ SHARE_URL: '' }, 'SHARE_URL is missing'],
    [{ SMTP_URL: 'https://smtp.test' }, 'SMTP_URL is not an smtp(s) address'],
    [{ MAIL_FROM: 'Ninefold' }, 'MAIL_FROM is neither'],
    [{ MAIL_FROM: 'Ninefold <hello>' }, 'MAIL_FROM is neither'],
    [{ MAIL_FROM: 'Ninefold\nBcc: a@b.test <hello@play.test>' }, 'MAIL_FROM is neither'],
  ])('rejects the mail settings %j', (over, message) => {
    expect(() => readConfig({ ...COMPLETE_ENVIRONMENT, ...MAIL, ...over })).toThrow(message);
  });
});
