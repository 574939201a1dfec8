import { accessTokenFor } from '../testing/access-token';
import { holding } from '../testing/own-connection';
import {
  anonymous,
  linkTo,
  PASSWORD,
  type Player,
  service,
  signedInPlayer,
  testBackend,
} from '../testing/players';
import { practice, send } from '../testing/results';
import { scriptValues } from '../testing/script-values';
import { type Client, createProgramClient } from '../program-client';
import { FUNCTION_ACCESS, type FunctionName, TABLE_ACCESS, type TableName } from './access-table';
import { ARGUMENTS } from './call-arguments';
import { list } from './rights';
import { sampleRows } from './sample-rows';

/**
 * A token is valid for an hour, but its session may end earlier. These tests cover what a stolen token can still do
 * after its owner has ended the session.
 */

const SIGNED_OUT = { code: '42501', hint: 'signed-out' };

/** These return nothing about a player and write nothing. */
const OF_NO_PLAYER: readonly FunctionName[] = [
  'today',
  // It is called with the session of a link, and changes nothing.
  'needs_password',
];

const TABLES = (Object.keys(TABLE_ACCESS) as TableName[]).filter((name) =>
  TABLE_ACCESS[name].select.includes('owner'),
);
const FUNCTIONS = (Object.keys(FUNCTION_ACCESS) as FunctionName[]).filter(
  (name) => FUNCTION_ACCESS[name].includes('owner') && !OF_NO_PLAYER.includes(name),
);

async function tokenOf({ client }: Player): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

/** Calls with a token and no other part of its session. */
function clientOf(accessToken: string): Client {
  const { url, publishableKey } = testBackend();
  return createProgramClient(url, publishableKey, { accessToken });
}

/** The owner chooses a new password by mail, on another device. */
async function resetPassword({ email }: Player): Promise<void> {
  const device = anonymous();
  await device.auth.resetPasswordForEmail(email);
  const token_hash = (await linkTo(email)).searchParams.get('token_hash') ?? '';
  await device.auth.verifyOtp({ type: 'recovery', token_hash });
  const { error } = await device.auth.updateUser({ password: `${PASSWORD}, a new one` });
  if (error) throw error;
}

let owner: Player;
let stolen: Client;

beforeAll(async () => {
  owner = await signedInPlayer();
  stolen = clientOf(await tokenOf(owner));
  const { error } = await stolen.rpc('start_daily', { p_game_type: 'sum_grid' });
  if (error) throw error;
  await resetPassword(owner);
});

/** Everything stored about the owner. */
async function stored(): Promise<unknown> {
  const rows = await Promise.all(
    TABLES.map((table) =>
      service().from(table).select('*').match(sampleRows(owner.id)[table].key).throwOnError(),
    ),
  );
  return rows.map(({ data }) => data);
}

test.each(FUNCTIONS)('an old device’s token cannot call %s after a password reset', async (name) => {
  const before = await stored();
  const args = name === 'delete_user_account' ? { user_id_to_delete: owner.id } : ARGUMENTS[name];
  const { error, status } = await stolen.rpc(name, args as never);
  expect([error, status]).toMatchObject([SIGNED_OUT, 403]);
  expect(await stored()).toEqual(before);
});

test.each(TABLES)('an old device’s token reads no row of %s', async (table) => {
  const { data, error } = await stolen.from(table).select('*');
  expect([data, error]).toMatchObject([null, SIGNED_OUT]);
});

test('an old device’s token cannot change the profile', async () => {
  const before = await stored();
  const { error } = await stolen.from('profiles').update({ first_name: 'Mallory' }).eq('id', owner.id);
  expect(error).toMatchObject(SIGNED_OUT);
  expect(await stored()).toEqual(before);
});

test('every volatile function and every write policy for players is covered here', async () => {
  const [functions, policies] = await scriptValues([
    list(
      'p.proname',
      `pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
       and has_function_privilege('authenticated', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`,
    ),
    list(`format('%s %s', p.cmd, p.tablename)`, `pg_policies p where p.cmd <> 'SELECT'`),
  ]);
  expect(FUNCTIONS).toEqual(expect.arrayContaining(functions as string[]));
  expect(policies).toEqual(['UPDATE profiles']);
});

describe('a token', () => {
  const signed = (player: Player, sessionId?: string) =>
    clientOf(accessTokenFor(player, testBackend().jwtSecret, sessionId));
  const sessionOf = async (player: Player) =>
    (JSON.parse(atob((await tokenOf(player)).split('.')[1] ?? '')) as { session_id: string }).session_id;

  test.each<[string, (player: Player, session: string) => Client | Promise<Client>]>([
    [
      'whose session was signed out',
      async (player) => {
        const client = clientOf(await tokenOf(player));
        await player.client.auth.signOut();
        return client;
      },
    ],
    [
      'whose session was ended from another device',
      async (player) => {
        const client = clientOf(await tokenOf(player));
        const device = anonymous();
        await device.auth.signInWithPassword({ email: player.email, password: PASSWORD });
        await device.auth.signOut({ scope: 'others' });
        return client;
      },
    ],
    ['of no session', (player) => signed(player)],
    ['of a session that never was', (player) => signed(player, owner.id)],
    [
      'of the session of another person',
      async (player) => signed(player, await sessionOf(await signedInPlayer())),
    ],
  ])('%s saves nothing', async (_, of) => {
    const player = await signedInPlayer();
    const client = await of(player, await sessionOf(player));
    expect((await send(client, [practice()])).error).toMatchObject(SIGNED_OUT);
    const { data } = await service()
      .from('game_sessions')
      .select('id')
      .eq('user_id', player.id)
      .throwOnError();
    expect(data).toEqual([]);
  });

  test('of an active session keeps working after another session ended', async () => {
    const player = await signedInPlayer();
    const client = signed(player, await sessionOf(player));
    const device = anonymous();
    await device.auth.signInWithPassword({ email: player.email, password: PASSWORD });
    await device.auth.signOut({ scope: 'local' });
    expect((await send(client, [practice()])).error).toBeNull();
  });

  (process.env.TEST_CLUSTER ? test : test.skip)(
    'is refused when its session ends while the call waits for another one of the same player',
    async () => {
      const player = await signedInPlayer();
      const client = clientOf(await tokenOf(player));
      const call = await holding(
        (sql) => sql`select from public.profiles where id = ${player.id} for update`,
        async (waiting) => {
          const sent = send(client, [practice()]).then((response) => response);
          await waiting(1);
          await player.client.auth.signOut();
          return { sent };
        },
      );
      expect((await call.sent).error).toMatchObject(SIGNED_OUT);
    },
  );
});
