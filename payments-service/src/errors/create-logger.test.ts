import { createLog } from '../testing/create-log';

const SECRETS = {
  refresh_token: 'r3fr3sht0k3n',
  password: 'correct "horse" battery',
  purchase_id: '11111111-1111-4111-8111-111111111111',
  adminKey: 'let-me-invite',
  session_id: 'cs_test_0123456789',
  key: 'sk_live_0123456789',
  restricted: 'rk_live_0123456789',
  webhook: 'whsec_0123456789',
  authorization: 'Bearer 0paque',
  mail: 'ada@example.test',
};

test.each([
  ['an object', SECRETS],
  ['JSON', { body: JSON.stringify(SECRETS) }],
  ['JSON in JSON', { body: JSON.stringify({ sent: JSON.stringify(SECRETS) }) }],
  ['an address', { url: `/x?${new URLSearchParams(SECRETS)}` }],
  ['an error', { cause: new Error(`refused: ${JSON.stringify(SECRETS)}`) }],
])('redacts secrets in %s and writes a line of JSON', (_, logged) => {
  const { logger, text } = createLog();
  logger
    .child({ req: { id: '22222222-2222-4222-8222-222222222222' } })
    .error({ ...logged, code: 'PGRST116' }, 'refused');
  expect(JSON.parse(text())).toMatchObject({
    msg: 'refused',
    code: 'PGRST116',
    req: { id: '22222222-2222-4222-8222-222222222222' },
  });
  expect(text()).not.toMatch(/r3fr3sh|horse|11111111|let-me|cs_test_0|[sr]k_live_0|whsec_0|0paque|ada/);
});
