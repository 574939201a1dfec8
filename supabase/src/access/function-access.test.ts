import { anonymous, signedInPlayer, service } from '../testing/players';
import type { Client } from '../program-client';
import { FUNCTION_ACCESS, type FunctionName } from './access-table';
import { ARGUMENTS } from './call-arguments';

let player: Client;

beforeAll(async () => {
  player = (await signedInPlayer()).client;
});

const CALLERS = { anonymous, owner: () => player, service };

/** One function for each kind of access; `function-grants.test.ts` reads the access of all functions from Postgres. */
const REPRESENTATIVES: readonly FunctionName[] = [
  ...(['today', 'challenge', 'class_preview', 'my_classes', 'count_attempt'] as const),
];

const cases = REPRESENTATIVES.flatMap((name) =>
  (['anonymous', 'owner', 'service'] as const).map((role) => {
    const allowed = FUNCTION_ACCESS[name].includes(role);
    return {
      name,
      role,
      allowed,
      caller: role === 'owner' ? 'a player' : role,
      may: allowed ? 'may' : 'may not',
    };
  }),
);

test.each(cases)('$caller $may call $name', async ({ name, role, allowed }) => {
  const { error } = await CALLERS[role]().rpc(name, ARGUMENTS[name] as never);
  const refused = error?.code === '42501' && error.message === `permission denied for function ${name}`;
  expect(refused).toBe(!allowed);
});

test('the functions cover every kind of access', () => {
  const kinds = (names: readonly FunctionName[]) =>
    new Set(names.map((name) => FUNCTION_ACCESS[name].join()));
  expect(kinds(REPRESENTATIVES)).toEqual(kinds(Object.keys(FUNCTION_ACCESS) as FunctionName[]));
});

test.each(['private', 'auth', 'supabase_migrations'])('the schema %s cannot be reached', async (schema) => {
  const { error } = await (service().schema(schema as never) as unknown as Client).rpc('today');
  expect(error?.code).toBe('PGRST106');
});
