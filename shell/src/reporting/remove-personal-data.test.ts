import { removePersonalData } from './remove-personal-data';

/** Personal data and secrets, by the field names they appear under. */
const SECRETS: Readonly<Record<string, string>> = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  refresh_token: 'r3fr3sht0k3n',
  secretKey: 'sb_secret_0123456789',
  stripe: 'sk_live_0123456789',
  restricted: 'rk_test_0123456789',
  webhook: 'whsec_0123456789',
  session_id: 'cs_test_0123456789',
  purchase_id: '11111111-1111-4111-8111-111111111111',
  password: 'correct "horse" \\ battery',
  email: 'ada@example.test',
  token_hash: 'dG9rZW4taGFzaC1vZi1hLWxpbms',
  otp: '918273',
  adminKey: 'let-me-invite',
  captchaToken: '0.turnstileturnstileturnstile',
  authorization: 'Basic YWRhOmxvdmVsYWNl',
  invitation: 'https://ninefold.test/friends/join/1nv1tat10nc0de',
  'invitation to a class': 'https://ninefold.test/classes/join/k3d977qzk3d977qzk3d977qzk3',
  link: 'https://ninefold.test/auth/v1/verify?token=1nv1tat10n&type=invite',
};

const asJson = JSON.stringify(SECRETS);
const asQuery = `/path?${new URLSearchParams(SECRETS)}`;
/** Header values contain no quotes. */
const asHeaders = Object.entries(SECRETS)
  .map(([name, value]) => `${name}: ${value.replace(/[\s\"\\]/g, '')}`)
  .join('\r\n');
const asObject = { ...SECRETS, deeper: { list: [{ ...SECRETS, count: 2 }], text: asJson } };

/** Texts that must be removed, raw or in JSON. */
const TRACES =
  /eyJ|r3fr3sh|sb_secret_0|sk_live_0|rk_test_0|whsec_0|cs_test_0|11111111|horse|ada@|ada%40|dG9rZW4|918273|let-me|turnstileturn|YWRh|1nv1t|k3d977/;

const FRAME = {
  filename: 'https://ninefold.test/main.0a1b2c3d4e5f.js',
  function: 'readToken',
  lineno: 1,
  colno: 23,
};

const event = (secret: unknown) => ({
  event_id: '0123456789abcdef0123456789abcdef',
  message: secret,
  tags: { context: 'saving', secret },
  user: secret,
  extra: secret,
  contexts: {
    trace: { trace_id: 'fedcba9876543210fedcba9876543210', data: secret },
    ours: Object.assign(Object.create(null), { secret }),
  },
  request: { url: asQuery, headers: secret, data: secret, cookies: secret, query_string: secret },
  exception: {
    values: [{ type: 'TypeError', value: secret, stacktrace: { frames: [{ ...FRAME, vars: secret }] } }],
  },
  breadcrumbs: [
    { category: 'fetch', message: secret, data: { status_code: 409, code: '23505', body: secret } },
  ],
  spans: [{ span_id: '0123456789abcdef', description: secret, data: secret }],
});

test.each<[string, unknown]>([
  ['an object', asObject],
  ['JSON', asJson],
  ['JSON in JSON', JSON.stringify({ body: asJson })],
  ['a query', asQuery],
  ['a URL in a URL', `/login?next=${encodeURIComponent(asQuery)}`],
  ['a URL in a text', `next is ${encodeURIComponent(asQuery)}`],
  ['header lines', asHeaders],
  ['text around JSON', `The service responded to ${asJson} with 409.`],
])('removes secrets from %s in any part of a report and keeps the rest', (_, secret) => {
  const left = removePersonalData(event(secret));
  expect(JSON.stringify(left)).not.toMatch(TRACES);
  expect(left).toMatchObject({
    event_id: '0123456789abcdef0123456789abcdef',
    tags: { context: 'saving' },
    contexts: { trace: { trace_id: 'fedcba9876543210fedcba9876543210' } },
    exception: { values: [{ type: 'TypeError', stacktrace: { frames: [FRAME] } }] },
    breadcrumbs: [{ category: 'fetch', data: { status_code: 409, code: '23505' } }],
    spans: [{ span_id: '0123456789abcdef' }],
  });
});

/** Texts in which nothing but its own form gives a secret away. */
const FREE_TEXT: readonly (readonly [kind: string, text: string])[] = [
  ['a refresh token', 'r3fr3sht0k3n'],
  ['a refresh token that starts with digits', '42abcdefghij'],
  ['a long refresh token', 'v1Mk4LqT9aZb2XcYdWeRfT'],
  ['a refresh token with hyphens', 'aB3-dE6_gH9-jK2_mN5-pQ8'],
  ['an international phone number', '+1 415 555 2671'],
  ['one with parentheses', '+49 (0) 171-1234567'],
  ['one with 00', '0049 171 1234567'],
  ['one without separators', '+4915112345678'],
  ['a national phone number', '(415) 555-2671'],
  ['one with dots', '06.12.34.56.78'],
  ['one with no-break spaces', '06\u00a012\u00a034\u00a056\u00a078'],
  ['one with Arabic digits', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧'],
  ['one with Devanagari digits', '०९८७६ ५४३२१०'],
  ['one with fullwidth digits', '＋８１ ９０ １２３４ ５６７８'],
  ['one with a letter after it', '0049301234567x'],
  ['an American number without its area', '555-2671'],
  ['an IPv6 address', '2001:db8:85a3:8d3:1319:8a2e:370:7348'],
  ['a compressed IPv6 address', '2001:db8:85a3::8a2e:7334'],
  ['an IPv6 address of a local network', 'fe80::1ff:fe23:4567:890a'],
  ['the network of an IPv6 address', '2001:db8:85a3::'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.77'],
  ['an IPv4 address', '203.0.113.7'],
  ['the secret of an invitation', 'm30ayrv5x8k2d977qzk3d9n4tc'],
  ['a typed code', 'K7M4XQ2P'],
  ['a typed code with a hyphen', 'K7M4-XQ2P'],
  ['a card number', '4242 4242 4242 4242'],
  ['a card number without spaces', '4242424242424242'],
];

test.each(FREE_TEXT)('removes %s from a sentence, JSON and pairs', (_, secret) => {
  const texts = [
    `Could not save ${secret} for this account.`,
    `Refused: ${secret}`,
    JSON.stringify({ value: secret }),
    `(value=${secret})`,
    `[${secret}, "${secret}"]`,
  ];
  const left = removePersonalData({ texts }).texts.join('\n');
  const traces = secret.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2);
  expect(traces.filter((part) => left.includes(part))).toEqual([]);
});

test.each([
  ['{"p_code":"m30ayrv5x8k2d977qzk3d9n4tc"}', /m30ayr/],
  ['p_secret m30ayrv5x8k2d977qzk3d9n4tc', /m30ayr/],
  ['Code: k7m4xq2p', /k7m4/],
  ['Key (username)=(ada_l)', /ada/],
  ['username "ada_l"', /ada/],
  ['Password "hunter2" is weak', /hunter/],
  ['Refused token.r3fr3sht0k3n', /r3fr3/],
  ['refresh/r3fr3sht0k3n/again', /r3fr3/],
  ['retry-r3fr3sht0k3n-1', /r3fr3/],
  ['from [2001:db8::7334]:443', /7334/],
  ['from=2001%3Adb8%3A85a3%3A%3A7334', /7334/],
  ['Phone: 1234567', /1234/],
  ['{"phone":"123 45 67"}', /123|45/],
  ['Tel. 12 34 56', /12|34/],
])('removes what "%s" says of a person', (text, trace) => {
  expect(removePersonalData({ text }).text).not.toMatch(trace);
});

test.each([
  '2026-11-21T12:00:00.000Z ready',
  'Rows 200-1500 of 1234567 in 0.123456789s, at 12:34:56',
  'Chrome/142.0.0.0 at http://127.0.0.1:3000 and ::1',
  'std::vector, face::ease, a::before and 12:34::56',
  'Cannot read /mental-math/base64encode of main-2x2gridboard.js',
  'https://ninefold.test/learn/fractions4you',
  'Intel 1234567, Windows Phone 10.0.15254',
  'No puzzle of 2026-11-21 in sum_grid',
  'TypeError: undefined is not a function at readToken (https://ninefold.test/main.0a1b2c3d4e5f.js:1:23456)',
  'Loading chunk 4711 failed: https://ninefold.test/games/0a1b2c3d4e5f/chunk-aB3dE6gH9jK2mN5pQ8.js',
  '23505: duplicate key value violates unique constraint "friend_group_members_once"',
  'PGRST116: 12 rows for mental_math_speed after 1200 ms',
  'createRemoteAppsFromManifest failed for shared-puzzle-engine 1.5.0',
])('keeps "%s"', (text) => {
  expect(removePersonalData({ text })).toEqual({ text });
});
