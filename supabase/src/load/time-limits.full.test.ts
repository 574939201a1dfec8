import { randomUUID } from 'node:crypto';
import { holding } from '../testing/own-connection';
import { fulfill, paidCheckout } from '../testing/payments';
import { newPlayer, service, type Player } from '../testing/players';
import { practice, send } from '../testing/results';
import { scriptValues } from '../testing/script-values';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

/** The lock limit plus a margin for the machine: a call without a limit would wait as long as the lock is held. */
const WITHIN_MS = 12_000;

const LOCK_TIMEOUT = { code: '55P03', message: 'canceling statement due to lock timeout' };

type Call = (player: Player) => PromiseLike<{ error: unknown }>;

const CALLS: readonly (readonly [string, Call])[] = [
  ['a player who saves', ({ client }) => send(client, [practice()])],
  ['a player who starts a daily', ({ client }) => client.rpc('start_daily', { p_game_type: 'sum_grid' })],
  [
    'a player who changes the profile',
    ({ client, id }) => client.from('profiles').update({ first_name: 'Ada' }).eq('id', id),
  ],
  [
    'the payments service, for a player who has paid,',
    ({ id }) =>
      fulfill(paidCheckout({ userId: id }), {
        id: `evt_${randomUUID()}`,
        type: 'checkout.session.completed',
      }),
  ],
];

onPostgres.each(CALLS)('%s gets an error while another transaction holds the account', async (_, call) => {
  const player = await newPlayer();
  const begin = performance.now();
  const error = await holding(
    (sql) => sql`select from public.profiles where id = ${player.id} for update`,
    async () => (await call(player)).error,
  );
  expect(error).toMatchObject(LOCK_TIMEOUT);
  expect(performance.now() - begin).toBeLessThan(WITHIN_MS);
});

onPostgres('what could not be saved is saved by the next attempt, once', async () => {
  const player = await newPlayer();
  const result = practice();
  await holding(
    (sql) => sql`select from public.profiles where id = ${player.id} for update`,
    async () => expect((await send(player.client, [result])).error).toMatchObject(LOCK_TIMEOUT),
  );
  expect((await send(player.client, [result])).error).toBeNull();
  const { data } = await player.client.from('game_sessions').select('id').throwOnError();
  expect(data).toEqual([{ id: result.id }]);
});

test('each API role has its limits', async () => {
  const settings = `select jsonb_object_agg(r.rolname, to_jsonb(r.rolconfig)) as value from pg_catalog.pg_roles r
    where r.rolname in ('anon', 'authenticated', 'service_role')`;
  const limits = (statement: string, lock: string) => [
    `statement_timeout=${statement}`,
    `lock_timeout=${lock}`,
    'idle_in_transaction_session_timeout=10s',
  ];
  expect(await scriptValues([settings])).toEqual([
    { anon: limits('3s', '2s'), authenticated: limits('8s', '4s'), service_role: limits('8s', '7s') },
  ]);
});

onPostgres('the service, too, gets an error in place of a row that somebody locks', async () => {
  const { id } = await newPlayer();
  const error = await holding(
    (sql) => sql`select from public.profiles where id = ${id} for update`,
    async () => (await service().from('profiles').update({ first_name: 'Ada' }).eq('id', id)).error,
  );
  expect(error).toMatchObject(LOCK_TIMEOUT);
});
