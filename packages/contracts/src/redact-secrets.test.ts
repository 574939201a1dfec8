import fc from 'fast-check';
import { redactSecrets } from './redact-secrets';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS = BASE64URL.slice(0, -2);
const HEX = '0123456789abcdef';

const text = (signs: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength });
const after = (prefix: string, rest: fc.Arbitrary<string>) => rest.map((end) => prefix + end);
const part = after('eyJ', text(BASE64URL, 20, 60));
const jwt = fc.tuple(part, part, text(BASE64URL, 43)).map((parts) => parts.join('.'));

/** Form encoding. */
const formOf = (value: string) => encodeURIComponent(value).replaceAll('%20', '+');

/**
 * Secrets with a recognizable format. The second element is the part that must not remain, if it is not the whole
 * secret.
 */
const SHAPED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'an access token': jwt,
  'a part of an access token': part,
  'the secret key of Supabase': after('sb_secret_', text(BASE64URL, 31)),
  'a live key of Stripe': after('sk_live_', text(LETTERS, 24, 99)),
  'a test key of Stripe': after('sk_test_', text(LETTERS, 24, 99)),
  'a restricted key of Stripe': after('rk_live_', text(LETTERS, 24, 99)),
  'a webhook secret': after('whsec_', text(LETTERS, 32)),
  'a checkout session': after('cs_test_', text(LETTERS, 58)),
  'an address': fc
    .tuple(text('abcdefghijkl0123456789._+-', 8, 20), text('abcdefghijkl', 8))
    .map(([local, domain]) => `${local}@${domain}.test`),
  'a token of Turnstile': after('0.', text(BASE64URL, 120, 300)),
  'a stored password': after('$2b$10$', text(`${LETTERS}./`, 53)),
  'a digest': text(HEX, 56, 64),
};

/** Secrets that only their name reveals. */
const NAMED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  refresh_token: text('abcdefghijklmnopqrstuvwxyz0123456789', 12),
  token_hash: text(BASE64URL, 43),
  token: text('0123456789', 6),
  otp: text('0123456789', 6),
  purchase_id: fc.uuid(),
  adminKey: text(`${LETTERS}!?#%*+`, 12),
  pwd: text(`${LETTERS}!?#`, 12),
  new_password: text(`${LETTERS}!?#%*+,;:.[]{}()=@/$^~|-`, 12, 40),
  'cf-turnstile-response': text(`${BASE64URL}.`, 40),
};
/** Chosen by people; unquoted text around it cannot be told apart. */
const password = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 }).map((chosen) => `${chosen}Zq7`);

type Wrap = (name: string, secret: string) => string;

const json: Wrap = (name, secret) => JSON.stringify({ before: 1, [name]: secret, after: [true, null] });
const again =
  (wrap: Wrap): Wrap =>
  (name, secret) =>
    JSON.stringify({ body: wrap(name, secret), status: 400 });
const query: Wrap = (name, secret) => `/auth/v1/verify?type=signup&${name}=${formOf(secret)}&x=1`;

const WRAPPED: Readonly<Record<string, Wrap>> = {
  JSON: json,
  'JSON with spaces': (name, secret) => JSON.stringify({ [name]: secret, after: 1 }, null, 2),
  'JSON in JSON': again(json),
  'JSON in JSON in JSON': again(again(json)),
  'a list in JSON': (name, secret) => JSON.stringify({ [name]: [secret] }),
  'JSON of pairs': (name, secret) => JSON.stringify([[name, secret]]),
  'JSON on a page': (name, secret) => json(name, secret).replaceAll('"', '&quot;'),
  'a query': query,
  'a fragment': (name, secret) => `https://ninefold.test/#${name}=${formOf(secret)}`,
  'an address within an address': (name, secret) =>
    `/login?next=${encodeURIComponent(query(name, secret))}&x=1`,
  'an address twice within': (name, secret) =>
    `/login?next=${encodeURIComponent(`/go?to=${encodeURIComponent(query(name, secret))}`)}`,
  'JSON in an address': (name, secret) => `/log?body=${encodeURIComponent(json(name, secret))}`,
};
/** Wrappings without quotes or encoding. */
const PLAIN: Readonly<Record<string, Wrap>> = {
  'name=value': (name, secret) => `refused: ${name}=${secret}`,
  'a line of a header': (name, secret) => `POST /x HTTP/1.1\r\n${name}: ${secret}\r\nAccept: */*`,
  'headers in JSON': again((name, secret) => `POST /x\r\n${name}: ${secret}\r\nAccept: */*`),
  'what is printed of an object': (name, secret) => `{ '${name}': '${secret}', after: 1 }`,
};

/** Every encoding of a text that a wrapping can produce. */
const written = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  formOf(secret),
];

/** There are hundreds of pairs of secret and wrapping. */
const RUNS_OF_A_PAIR = 25;

function expectRedacted(secrets: fc.Arbitrary<string>, wrap: (secret: string) => string): void {
  const isRedacted = fc.property(secrets, (secret) => {
    const left = redactSecrets(wrap(secret));
    expect(written(secret).filter((form) => left.includes(form))).toEqual([]);
  });
  fc.assert(isRedacted, { numRuns: RUNS_OF_A_PAIR });
}

describe.each(Object.entries(SHAPED))('%s', (_, secret) => {
  test.each(Object.entries({ ...WRAPPED, ...PLAIN }))('is not left in %s', (__, wrap) => {
    expectRedacted(secret, (value) => wrap('value', value));
  });

  test('is redacted in a sentence', () => {
    expectRedacted(secret, (value) => `No account of ${value} (try again).`);
  });

  test('is redacted after "Bearer"', () => {
    expectRedacted(secret, (value) => json('headers', `Bearer ${value}`));
  });
});

describe.each(Object.entries(NAMED))('%s', (name, secret) => {
  test.each(Object.entries({ ...WRAPPED, ...PLAIN }))('is not left in %s', (__, wrap) => {
    expectRedacted(secret, (value) => wrap(name, value));
  });
});

test.each(Object.entries(WRAPPED))('a password of any letters is not left in %s', (_, wrap) => {
  expectRedacted(password, (value) => wrap('password', value));
});

test.each([
  'Authorization: Basic YWRhOmxvdmVsYWNl',
  'Cookie: sb-access=abc; sb-refresh=def',
  '{"authorization":"Basic YWRhOmxvdmVsYWNl","cookie":"sb-refresh=def"}',
])('redacts a header: %s', (line) => {
  expect(redactSecrets(line)).not.toMatch(/YWRh|abc|def/);
});

test('keeps JSON valid, and everything that is not secret', () => {
  const known = fc.constantFrom(...Object.keys(NAMED), 'code', 'status', 'message', 'stack');
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), jwt);
  fc.assert(
    fc.property(fc.dictionary(known, value), (object) => {
      const left = JSON.parse(redactSecrets(JSON.stringify(object))) as object;
      expect(Object.keys(left)).toEqual(Object.keys(object));
    }),
  );
});

const HASH = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

test.each([
  ['Key (email)=(ada@example.test) already exists.', 'Key (email)=([email]) already exists.'],
  ['GET /signup?email=ada.l%2B1%40example.test&step=2', 'GET /signup?email=[email]&step=2'],
  [`{"encrypted_password":"${HASH}"}`, '{"encrypted_password":"[value]"}'],
  [`values ('${HASH}')`, "values ('[hash]')"],
  ['Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', 'Bearer [token]'],
  ['/auth/v1/verify?token=a1B2-c3&type=signup', '/auth/v1/verify?token=[value]&type=signup'],
  ['#access_token=abc&refresh_token=def', '#access_token=[value]&refresh_token=[value]'],
  ['apikey: sb_secret_0123', 'apikey: [value]'],
  ['key sk_test_0123 of Stripe', 'key sk_test_[key] of Stripe'],
  ['token digest 0123456789abcdef0123456789abcdef', 'token digest [token]'],
  [
    'postgres://admin:pa55@db.test/x cannot be reached',
    'postgres://[credentials]@db.test/x cannot be reached',
  ],
  ['müller@exämple.test', '[email]'],
  ['Your code is 123456.', 'Your code is 000000.'],
  ['{"p_code":"m30ayrv5x8k2d977qzk3d9n4tc"}', '{"p_code":"[code]"}'],
  ['open(p_secret m30ayrv5x8k2d977qzk3d9n4tc)', 'open(p_secret [code])'],
  ['next=%22m30ayrv5x8k2d977qzk3d9n4tc%22', 'next=%[code]%22'],
  ['Code: K7M4XQ2P', 'Code: [code]'],
  ['Code: k7m4-xq2p is unknown', 'Code: [code] is unknown'],
  ['{"p_code":"k7m4xq2p"}', '{"p_code":"[code]"}'],
  ['No class has K7M4-XQ2P.', 'No class has [code].'],
  ['?next=%22K7M4XQ2P%22', '?next=%22[code]%22'],
  ['Key (username)=(ada_l) already exists.', 'Key (username)=([value]) already exists.'],
  [
    'Key (lower(username), room)=(ada (l), 5) already exists.',
    'Key (lower(username), room)=([value]) already exists.',
  ],
  [
    'Key (room)=(ada) conflicts with existing key (room)=(bob).',
    'Key (room)=([value]) conflicts with existing key (room)=([value]).',
  ],
  [
    '{"details":"Failing row contains (5, Ada (A) Lovelace, null).","code":"23514"}',
    '{"details":"Failing row contains ([value]).","code":"23514"}',
  ],
  ['invalid username "ada_l" given', 'invalid username [value] given'],
  ['{"username":"ada_l","last_name":"Lovelace"}', '{"username":"[value]","last_name":"[value]"}'],
  ['First name “Ada” is too short', 'First name [value] is too short'],
  ['Password "hunter2" is weak', 'Password [value] is weak'],
  ['{"message":"Password \\"hun ter2\\" is weak"}', '{"message":"Password [value] is weak"}'],
  ["the password was 'hunter2'", 'the password was [value]'],
])('%s is written without what it must not have', (line, expected) => {
  expect(redactSecrets(line)).toBe(expected);
});

test.each([
  'Port 3002 (ACCOUNT_PORT) is taken.',
  'Error: at file:///srv/app/node_modules/@supabase/lite/dist/index.js:80:12',
  'exit code 1, code ECONNREFUSED',
  '2026-11-21T12:00:00.000Z ready',
  'Invalid Refresh Token: Refresh Token Not Found',
  '{"code":"23505","message":"duplicate key value","status":409}',
  'TypeError: token.split is not a function at readToken (https://ninefold.test/main.0a1b2c3d4e5f.js:1:23)',
  'Password should be at least 6 characters.',
  `SyntaxError: Unexpected token '<', "<!doctype "... is not valid JSON`,
  'column "username" of relation "profiles" does not exist',
  'duplicate key value violates unique constraint "profiles_username_key"',
  '{"message":"Enter a password ","code":"weak","status":422}',
  'PGRST116 and PGRST202 with code PGRST223, HTTP 2222, WCDC',
  'main.2c3d4f56.js, code 42P01, exit code 137',
  'createRemoteAppsFromManifest of mentalMathSpeedRemote',
])('%s is written as it is', (line) => {
  expect(redactSecrets(line)).toBe(line);
});

test('handles long texts quickly', () => {
  const long = 'a'.repeat(1_000_000);
  expect(redactSecrets(`${long} password=x ${'token:"'.repeat(10_000)}`)).toContain('password=[value]');
});
