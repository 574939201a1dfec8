import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connection } from '@supabase/lite';
import type { Sql } from 'postgres';
import type { BackendOptions } from '../options';
import { SETTINGS } from '../../testing/spawn-backend';
import { type CallFunction, functionCalls } from './function-calls';

/** Which calls take the short way. `function-calls.test.ts` compares what the two ways respond. */

const FORM = {
  schema: 'public',
  arg_names: ['p_day'],
  arg_types: ['text'],
  arg_defaults: 0,
  has_variadic: false,
  has_out_args: false,
  return_is_setof: false,
  return_type: 'jsonb',
};

/** The forms that are not plain differ from it in one thing each. */
const FUNCTIONS = [
  { name: 'plain', ...FORM },
  { name: 'rows', ...FORM, return_is_setof: true },
  { name: 'record', ...FORM, return_type: 'record' },
  { name: 'field', ...FORM, arg_types: ['profiles'] },
  { name: 'several', ...FORM, has_variadic: true },
  { name: 'results', ...FORM, has_out_args: true },
  { name: 'inside', ...FORM, schema: 'private' },
  { name: 'two', ...FORM },
  { name: 'two', ...FORM, arg_types: ['integer'] },
];

let sent: string[] = [];

/** The edge to Postgres: it notes each statement, and has a row for all of them. */
const session = {
  unsafe: (statement: string) => {
    sent.push(statement);
    return Promise.resolve(Object.assign([{ response: '{"of":"Postgres"}' }], { command: 'COMMIT' }));
  },
  release: () => undefined,
};
const sql = { reserve: () => Promise.resolve(session) } as unknown as Sql;
const connection = {
  introspect: () => Promise.resolve({ functions: FUNCTIONS }),
} as unknown as Connection;

let server: Server;
let url = '';
beforeAll(async () => {
  const callFunction: CallFunction = await functionCalls(
    connection,
    sql,
    () => ({}),
    SETTINGS as BackendOptions,
  );
  server = createServer((request, response) => {
    void callFunction(request).then(async (result) =>
      response.end(result instanceof Response ? await result.text() : 'left to the library'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1/rpc`;
});
afterAll(() => void server.close());
beforeEach(() => void (sent = []));

const HEADERS = { apikey: SETTINGS.publishableKey, 'Content-Type': 'application/json' };
const BODY = '{"p_day":"today"}';

async function call(path: string, headers?: object, init?: RequestInit): Promise<string> {
  const all = { ...HEADERS, ...headers };
  return (await fetch(`${url}/${path}`, { method: 'POST', headers: all, body: BODY, ...init })).text();
}

test.each<[string, object]>([
  ['of supabase-js', { 'X-Client-Info': 'supabase-js-node', 'Content-Profile': 'public' }],
  ['that names its charset', { 'Content-Type': 'application/json; charset=utf-8' }],
  ['that wants JSON', { Accept: 'application/json' }],
])('a plain call %s takes one round of four statements', async (_, headers) => {
  expect(await call('plain', headers)).toBe('{"of":"Postgres"}');
  expect(sent).toEqual(['begin', expect.any(String), expect.stringContaining('"plain"'), 'commit']);
});

test.each<[string, ...Parameters<typeof call>]>([
  ['has a preference', 'plain', { Prefer: 'return=representation' }],
  ['asks for some of the rows', 'plain', { Range: '0-1' }],
  ['wants another format', 'plain', { Accept: 'text/csv' }],
  ['reads another schema', 'plain', { 'Accept-Profile': 'private' }],
  ['is for another schema', 'plain', { 'Content-Profile': 'private' }],
  ['has a body of another type', 'plain', { 'Content-Type': 'text/plain' }],
  ['only reads', 'plain?p_day=today', {}, { method: 'GET', body: null }],
  ['has a filter', 'plain?select=of'],
  ['has a caller in doubt', 'plain', { apikey: 'sb_publishable_of_nobody' }],
  ['has other arguments', 'plain', {}, { body: '{"p_night":"today"}' }],
  ['has no arguments', 'plain', {}, { body: '{}' }],
  ['is of a function that returns rows', 'rows'],
  ['is of a function that returns a record', 'record'],
  ['is of a function that takes a row', 'field'],
  ['is of a function that takes any number of values', 'several'],
  ['is of a function that writes into its arguments', 'results'],
  ['is of a function in another schema', 'inside'],
  ['is of a name that two functions have', 'two'],
])('a call that %s is left to the library', async (_, ...asked) => {
  expect(await call(...asked)).toBe('left to the library');
  expect(sent).toEqual([]);
});
