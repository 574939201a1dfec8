import * as v from 'valibot';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EMAIL_RESEND_WAIT_SECONDS, SIGN_UP_PASSWORD_MIN } from '@ninefold/contracts';
import { ACCESS_TOKEN_SECONDS } from './auth/sessions';
import { SETTINGS } from '../testing/spawn-backend';
import { ServeOptionsSchema } from './options';

const CONFIG = readFileSync(path.join(__dirname, '../../../supabase/config.toml'), 'utf8');

/** The value of a setting as written, such as `"60s"`. */
function setting(section: string, name: string): string | undefined {
  const [, lines = ''] = CONFIG.split(`\n[${section}]\n`);
  return new RegExp(`^${name} = (.*)$`, 'm').exec(lines.split('\n[')[0] ?? '')?.[1];
}

const { mailIntervalMs, attemptsPerNetwork } = v.parse(ServeOptionsSchema, { ...SETTINGS, mailFile: '' });

test.each([
  ['auth', 'jwt_expiry', String(ACCESS_TOKEN_SECONDS)],
  ['auth', 'minimum_password_length', String(SIGN_UP_PASSWORD_MIN)],
  ['auth.email', 'max_frequency', `"${mailIntervalMs / 1_000}s"`],
  ['auth.email', 'max_frequency', `"${EMAIL_RESEND_WAIT_SECONDS}s"`],
  ['auth.email', 'otp_expiry', '3600'],
  ['auth.rate_limit', 'sign_in_sign_ups', String(attemptsPerNetwork)],
  ['auth.rate_limit', 'token_verifications', String(attemptsPerNetwork)],
  ['auth.rate_limit', 'token_refresh', String(attemptsPerNetwork)],
])('hosted and embedded Supabase have the same limit: [%s] %s = %s', (section, name, value) => {
  expect(setting(section, name)).toBe(value);
});

test('a school of 1,200 signs up within an hour, and a third of it signs in after one bell', () => {
  const students = 1_200;
  const renewedSessions = students / 12;
  expect(attemptsPerNetwork).toBeGreaterThanOrEqual(students / 3 + renewedSessions);
  // Each of them gets a mail, and every second one another.
  expect(Number(setting('auth.rate_limit', 'email_sent'))).toBeGreaterThanOrEqual(students * 1.5);
});

test.each([
  ['api', 'schemas', '["public"]'],
  ['auth', 'enable_anonymous_sign_ins', 'false'],
  ['auth', 'enable_refresh_token_rotation', 'true'],
  ['auth.email', 'enable_confirmations', 'true'],
  // Codes are not shown in emails, so they can be as long as possible.
  ['auth.email', 'otp_length', '10'],
  ['auth.hook.password_verification_attempt', 'enabled', 'true'],
  // A reset link cannot set a password after somebody else has enrolled a second factor.
  ['auth.mfa.totp', 'enroll_enabled', 'false'],
  ['auth.mfa.totp', 'verify_enabled', 'false'],
  ['auth.mfa.phone', 'enroll_enabled', 'false'],
  ['auth.mfa.phone', 'verify_enabled', 'false'],
  ['auth.mfa.web_authn', 'enroll_enabled', 'false'],
  ['auth.mfa.web_authn', 'verify_enabled', 'false'],
  ['auth.email.notification.email_changed', 'enabled', 'true'],
])('hosted Supabase has the safe setting [%s] %s = %s', (section, name, value) => {
  expect(setting(section, name)).toBe(value);
});
