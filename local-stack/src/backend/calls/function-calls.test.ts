import { newAccount, sessionOf, sharedBackend } from '../../testing/shared-backend';
import { KEYS, ORIGIN } from '../../testing/spawn-backend';

jest.setTimeout(60_000);

interface Call {
  readonly apikey?: string | undefined;
  readonly token?: string | undefined;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A header that changes no response, but that @supabase/lite has to understand: it responds then. */
const BY_THE_LIBRARY = { Prefer: 'return=representation' };

function call(name: string, { apikey = KEYS.publishableKey, token, body = '{}', headers = {} }: Call) {
  return fetch(`${sharedBackend().url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey,
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  });
}

const outcome = async (response: Response) => [response.status, await response.json()] as const;

let token = '';
beforeAll(async () => void ({ access_token: token } = await sessionOf(await newAccount())));

const secretly = { apikey: KEYS.secretKey, token: KEYS.secretKey };
const TRY = '{"p_subject":"calls","p_limit":1000,"p_window_seconds":1}';

test.each<[string, string, () => Call]>([
  ['of a person is made for that person', 'admit_caller', () => ({ token, body: '{"p_call":"verify"}' })],
  ['without the right is refused', 'count_try', () => ({ token, body: TRY })],
  ['of no caller is refused', 'admit_caller', () => ({ body: '{"p_call":"verify"}' })],
  ['that the function refuses says why', 'admit_caller', () => ({ token, body: '{"p_call":"nothing"}' })],
  ['with a wrong value is refused', 'count_try', () => ({ ...secretly, body: TRY.replace('1000', '"x"') })],
  ['without an argument finds no function', 'count_try', () => ({ ...secretly, body: '{"p_limit":1}' })],
  ['with one too many finds none', 'admit_caller', () => ({ token, body: '{"p_call":"verify","p_x":1}' })],
  [
    'that is refused for now says so',
    'start_round',
    () => ({ token, body: '{"p_game_type":"mental_math_speed","p_answered_by":"choosing"}' }),
  ],
  ['without arguments is made', 'learning_state', () => ({ token })],
  ['that needs a person is refused without one', 'learning_state', () => ({})],
  ['to nothing finds none', 'no_such_function', () => ({ token, body: '{"p":1}' })],
  ['with half of a JSON is refused', 'count_try', () => ({ ...secretly, body: TRY.slice(0, -1) })],
  ['with a list is refused', 'count_try', () => ({ ...secretly, body: '[1]' })],
  ['with a null where it is allowed is made', 'today', () => ({ body: '{}' })],
  ['with another key is refused', 'today', () => ({ apikey: 'sb_secret_of_nobody' })],
  [
    'of a browser with the secret key is refused',
    'count_try',
    () => ({
      ...secretly,
      body: TRY,
      headers: { 'User-Agent': 'Mozilla/5.0' },
    }),
  ],
  [
    'with a token that is changed is refused',
    'admit_caller',
    () => ({
      token: `${token.slice(0, -4)}AAAA`,
      body: '{"p_call":"verify"}',
    }),
  ],
])('a call %s, whichever way it takes', async (_, name, of) => {
  const asked = of();
  const [short, long] = await Promise.all([
    call(name, asked).then(outcome),
    call(name, { ...asked, headers: { ...asked.headers, ...BY_THE_LIBRARY } }).then(outcome),
  ]);
  expect(short).toEqual(long);
});

test('calls at the same time keep their roles, and their responses, apart', async () => {
  const sessions = await Promise.all([1, 2, 3].map(async () => sessionOf(await newAccount())));
  const admitted = async ({ access_token, user }: (typeof sessions)[number]) => {
    const response = await call('admit_caller', { token: access_token, body: '{"p_call":"receipt"}' });
    return [((await response.json()) as { id: string }).id, user.id];
  };
  const counted = async () => [await (await call('count_try', { ...secretly, body: TRY })).json(), 0];
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, at) => (at % 4 === 3 ? counted() : admitted(sessions[at % 3]!))),
  );
  for (const [own, expected] of responses) expect(own).toBe(expected);
});

test('a call that was refused leaves nothing behind', async () => {
  const person = await sessionOf(await newAccount());
  const admit = (p_call: string) =>
    call('admit_caller', { token: person.access_token, body: JSON.stringify({ p_call }) });
  expect((await admit('nothing')).status).toBe(400);
  for (let count = 0; count < 20; count++)
    expect(await (await admit('portal')).json()).toMatchObject({ wait_seconds: 0 });
  expect(((await (await admit('portal')).json()) as { wait_seconds: number }).wait_seconds).toBeGreaterThan(
    0,
  );
});

test.each([
  ['too long', JSON.stringify({ p_call: 'x'.repeat(1_100_000) }), 413],
  ['nested too deep', `{"p_call":${'['.repeat(200)}${']'.repeat(200)}}`, 400],
])('a body that is %s is refused, and a page of the site may read that', async (_, body, status) => {
  const response = await call('admit_caller', { token, body, headers: { Origin: ORIGIN } });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
});

test('a page of the site may read the response, and its length is right for each', async () => {
  for (const name of ['portal', 'end'] as const) {
    const response = await call('admit_caller', { token, body: JSON.stringify({ p_call: name }) });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(Number(response.headers.get('content-length'))).toBe((await response.text()).length);
    expect(await (await call('count_try', { ...secretly, body: TRY })).json()).toBe(0);
  }
});
