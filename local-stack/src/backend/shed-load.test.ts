import { shedLoad } from './shed-load';

const request = () => new Request('http://localhost/');

/** A service whose calls run until they are ended. */
function service() {
  const ends: (() => void)[] = [];
  const fetch = jest.fn(
    () => new Promise<Response>((resolve) => ends.push(() => resolve(new Response('done')))),
  );
  return { fetch, calls: () => fetch.mock.calls.length, end: () => ends.shift()?.() };
}

function services(database: Parameters<typeof shedLoad>[1]) {
  const [auth, rest] = [service(), service()];
  const shed = shedLoad({ auth: auth.fetch, rest: rest.fetch }, database);
  return { auth, rest, shed: shed.services };
}

test('calls of both services run one at a time on one connection, in turn', async () => {
  const { auth, rest, shed } = services('one connection');
  const first = shed.rest(request());
  void shed.rest(request());
  const other = shed.auth(request());
  expect([rest.calls(), auth.calls()]).toEqual([1, 0]);
  rest.end();
  await first;
  expect([rest.calls(), auth.calls()]).toEqual([1, 1]);
  auth.end();
  await other;
  expect([rest.calls(), auth.calls()]).toEqual([2, 1]);
});

test('the Data API leaves connections to the auth service', () => {
  const { auth, rest, shed } = services('many connections');
  for (let call = 0; call < 50; call++) void shed.rest(request());
  for (let call = 0; call < 50; call++) void shed.auth(request());
  expect([rest.calls(), auth.calls()]).toEqual([16, 4]);
});

test.each([
  ['auth', { code: 503, error_code: 'request_timeout', msg: 'Too many requests. Please try again.' }],
  [
    'rest',
    {
      code: 'PGRST000',
      message: 'Database connection error.',
      details: 'Too many calls at once.',
      hint: null,
    },
  ],
] as const)('%s rejects what exceeds its queue in the format of its own errors', async (name, body) => {
  const { shed } = services('one connection');
  for (let call = 0; call < 101; call++) void shed[name](request());
  const rejected = await shed[name](request());
  expect(rejected.status).toBe(503);
  expect(rejected.headers.get('Retry-After')).toBe('1');
  expect(await rejected.json()).toEqual(body);
});
