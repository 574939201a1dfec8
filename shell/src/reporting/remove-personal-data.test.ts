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
