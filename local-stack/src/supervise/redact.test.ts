import { redacted } from './redact';

const HASH = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

test.each([
  ['Key (email)=(ada@example.test) already exists.', 'Key (email)=(…@…) already exists.'],
  ['GET /signup?email=ada.l%2B1%40example.test&step=2', 'GET /signup?email=…@…&step=2'],
  [`{"encrypted_password":"${HASH}"}`, '{"encrypted_password":"…"}'],
  [`values ('${HASH}')`, "values ('…')"],
  ['Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', 'Bearer …'],
  ['/auth/v1/verify?token=a1B2-c3&type=signup', '/auth/v1/verify?token=…&type=signup'],
  ['#access_token=abc&refresh_token=def', '#access_token=…&refresh_token=…'],
  ['apikey: sb_secret_0123', 'apikey: …'],
  ['key sk_test_0123 of Stripe', 'key sk_test_… of Stripe'],
  ['token digest 0123456789abcdef0123456789abcdef', 'token digest …'],
  ['postgres://admin:pa55@db.test/x cannot be reached', 'postgres://admin:…@…/x cannot be reached'],
  ['müller@exämple.test', '…@…'],
])('%s is written without what it must not have', (line, written) => {
  expect(redacted(line)).toBe(written);
});

test.each([
  'Port 3002 (ACCOUNT_PORT) is taken.',
  'Error: at file:///work/node_modules/@supabase/lite/dist/index.js:80:12',
  'exit code 1, code ECONNREFUSED',
  '2026-11-21T12:00:00.000Z ready',
])('%s is written as it is', (line) => {
  expect(redacted(line)).toBe(line);
});
