import { randomUUID } from 'node:crypto';
import { asOwner, holding } from '../testing/own-connection';
import { fulfill, paidCheckout } from '../testing/payments';
import { newPlayer, service, type Player } from '../testing/players';
import { practice, send } from '../testing/results';
import { scriptValues } from '../testing/script-values';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

/** The lock limit of players and of the service, plus a margin for the machine: without a limit, calls would wait forever. */
const WITHIN_MS = { player: 3_500, service: 12_000 };

const LOCK_TIMEOUT = { code: '55P03', message: 'canceling statement due to lock timeout' };

const BUSY = {
  code: 'PT503',
  hint: 'busy',
  details: '1',
  message: 'The server is busy. Please try again in a moment.',
};

type Call = (player: Player) => PromiseLike<object>;

const CALLS: readonly (readonly [string, Call])[] = [
  ['a player who saves', ({ client }) => send(client, [practice()])],
  ['a player who saves a list', ({ client }) => send(client, [practice(), practice()])],
  ['a player who starts a daily', ({ client }) => client.rpc('start_daily', { p_game_type: 'sum_grid' })],
  [
    'a player who changes the profile',
    ({ client, id }) => client.from('profiles').update({ first_name: 'Ada' }).eq('id', id),
  ],
];

/** Milliseconds until a call responded while another transaction held the account. */
async function whileHeld({ id }: Player, call: () => PromiseLike<unknown>): Promise<number> {
  return holding(
    (sql) => sql`select from public.profiles where id = ${id} for update`,
    async () => {
      const begin = performance.now();
      await call();
      return performance.now() - begin;
    },
  );
}

onPostgres.each(CALLS)(
  '%s is asked to try again after a second while another transaction holds the account',
  async (_, call) => {
    const player = await newPlayer();
    const ms = await whileHeld(player, async () =>
      expect(await call(player)).toMatchObject({ status: 503, error: BUSY }),
    );
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(WITHIN_MS.player);
  },
);

onPostgres('the payments service gets an error while another transaction holds the account', async () => {
  const player = await newPlayer();
  const event = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed' };
  const ms = await whileHeld(player, async () => {
    const { error } = await fulfill(paidCheckout({ userId: player.id }), event);
    expect(error).toMatchObject(LOCK_TIMEOUT);
  });
  expect(ms).toBeLessThan(WITHIN_MS.service);
});

onPostgres(
  'a call whose statement runs too long is asked to try again, not reported as a failure',
  async () => {
    const player = await newPlayer();
    await whileHeld(player, () =>
      asOwner(async (sql) => {
        const call = sql.begin(async (session) => {
          await session`
          select set_config('request.jwt.claim.sub', ${player.id}, true),
            set_config('request.jwt.claims', ${JSON.stringify({ sub: player.id })}, true),
            set_config('statement_timeout', '200ms', true), set_config('role', 'authenticated', true)`;
          await session`select public.start_daily('sum_grid')`;
        });
        await expect(call).rejects.toMatchObject({ code: BUSY.code, hint: BUSY.hint, detail: BUSY.details });
      }),
    );
  },
);

onPostgres('what could not be saved is saved by the next attempt, once', async () => {
  const player = await newPlayer();
  const result = practice();
  await holding(
    (sql) => sql`select from public.profiles where id = ${player.id} for update`,
    async () => expect((await send(player.client, [result])).error).toMatchObject(BUSY),
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
