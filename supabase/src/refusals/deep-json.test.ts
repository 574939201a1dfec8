import { ARGUMENTS } from '../access/call-arguments';
import { signedInPlayer, testBackend } from '../testing/players';

const NESTED = {
  'lists of one level': '[1,2]',
  lists: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  objects: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  // Deep enough to matter, and not refused before it reaches the database.
  'lists that Postgres can read': `${'['.repeat(900)}${']'.repeat(900)}`,
};

let headers: Readonly<Record<string, string>>;

beforeAll(async () => {
  const { publishableKey } = testBackend();
  const { session } = (await (await signedInPlayer()).client.auth.getSession()).data;
  headers = {
    apikey: publishableKey,
    Authorization: `Bearer ${session?.access_token}`,
    'Content-Type': 'application/json',
  };
});

const send = (path: string, method: string, body: string) =>
  fetch(`${testBackend().url}${path}`, { method, headers, body });

/** The arguments of a call with one of them replaced by a JSON text. */
const withArgument = (given: object, name: string, json: string) =>
  `{${Object.entries({ ...given, [name]: null })
    .map(([key, value]) => `"${key}":${key === name ? json : JSON.stringify(value)}`)
    .join()}}`;

test.each(Object.entries(NESTED))('no database function fails on nested %s', async (_, json) => {
  const calls = Object.entries(ARGUMENTS).flatMap(([name, given]) =>
    Object.keys(given).map((argument) => ({ name, argument, body: withArgument(given, argument, json) })),
  );
  const failed: string[] = [];
  for (const { name, argument, body } of calls) {
    const { status } = await send(`/rest/v1/rpc/${name}`, 'POST', body);
    if (status >= 500) failed.push(`${name}(${argument}): ${status}`);
  }
  expect(failed).toEqual([]);
});

test.each(Object.entries(NESTED))(
  'neither rows nor accounts take nested %s as a failure',
  async (_, json) => {
    const responses = await Promise.all([
      send('/rest/v1/profiles?id=not.is.null', 'PATCH', `{"first_name":${json}}`),
      send('/rest/v1/game_sessions', 'POST', json),
      send('/auth/v1/user', 'PUT', `{"data":{"math_level":${json}}}`),
      send('/auth/v1/signup', 'POST', json),
      send('/auth/v1/token?grant_type=password', 'POST', `{"email":${json},"password":${json}}`),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    // The account can still be read, with whatever was stored.
    expect((await send('/rest/v1/rpc/export_my_data', 'POST', '{}')).status).toBe(200);
  },
);
