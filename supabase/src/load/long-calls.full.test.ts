import type { PostgrestError } from '@supabase/supabase-js';
import { atOnce } from '../testing/at-once';
import { makeClass } from '../testing/classes';
import { asOwner, holding } from '../testing/own-connection';
import { newPlayer, type Player, service } from '../testing/players';
import { practice, save, send } from '../testing/results';

/** Only a real Postgres has a second transaction. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

/** A player who may make every long call. */
async function newCaller(): Promise<Player> {
  const player = await newPlayer();
  const change = { is_subscribed: true, username: `p${player.id.replaceAll('-', '').slice(0, 12)}` };
  await service().from('profiles').update(change).eq('id', player.id).throwOnError();
  return player;
}

type Call = (player: Player) => Promise<{
  readonly status: number;
  readonly error: Pick<PostgrestError, 'hint' | 'details'> | null;
}>;

const LONG_CALLS = {
  progress_report: async ({ client }: Player) => client.rpc('progress_report'),
  export_my_data: async ({ client }: Player) => client.rpc('export_my_data'),
  export_progress: async ({ client }: Player) => client.rpc('export_progress'),
  class_overview: async ({ client }: Player) =>
    client.rpc('class_overview', { p_class_id: await makeClass(client) }),
  show_on_boards: async ({ client }: Player) => client.rpc('show_on_boards', { p_shown: true }),
  'save_results with a list': async ({ client }: Player) => send(client, [practice(), practice()]),
} as const satisfies Readonly<Record<string, Call>>;

type LongCall = keyof typeof LONG_CALLS;
const NAMES = Object.keys(LONG_CALLS) as LongCall[];

/** Runs a function while another long call of the person is running. */
const whileOneRuns = <Result>({ id }: Player, during: () => Promise<Result>) =>
  holding((sql) => sql`select pg_advisory_xact_lock(hashtextextended(${`long call:${id}`}, 0))`, during);

/** The calls of the last minute become old. */
const aMinuteLater = () =>
  asOwner((sql) => sql`update private.long_calls set called_at = called_at - interval '1 minute'`);

onPostgres.each(NAMES)('%s is refused immediately while the person makes another long call', async (name) => {
  const [player, other] = [await newCaller(), await newCaller()];
  const call: Call = LONG_CALLS[name];
  const [refused, ofOther, single] = await whileOneRuns(player, async () => [
    await call(player),
    await call(other),
    await save(player.client, practice()),
  ]);
  expect(refused).toMatchObject({
    status: 429,
    data: null,
    error: {
      code: 'PT429',
      hint: 'one-call-at-a-time',
      details: '1',
      message: 'Another request of yours is still running.',
    },
  });
  expect(ofOther.error).toBeNull();
  expect(single.status).toBe('saved');
  expect((await call(player)).error).toBeNull();
});

onPostgres('nothing of a refused list is saved', async () => {
  const player = await newCaller();
  const results = [practice(), practice()];
  await whileOneRuns(player, async () => expect((await send(player.client, results)).status).toBe(429));
  expect((await send(player.client, results)).data).toMatchObject([{ status: 'saved' }, { status: 'saved' }]);
});

const LIMITS = [
  ['progress_report', 20],
  ['export_my_data', 40],
  ['save_results with a list', 30],
] as const;

test.each(LIMITS)('%s is allowed %d times a minute, refused calls included', async (name, most) => {
  const [player, other] = [await newCaller(), await newCaller()];
  const call: Call = LONG_CALLS[name];
  const responses = await atOnce(most, () => call(player));
  const hints = new Set(responses.flatMap(({ error }) => (error ? [error.hint] : [])));
  expect([...hints].filter((hint) => hint !== 'one-call-at-a-time')).toEqual([]);
  expect(responses.some(({ error }) => !error)).toBe(true);
  const refused = await call(player);
  expect(refused).toMatchObject({
    status: 429,
    error: {
      code: 'PT429',
      hint: 'too-many-calls',
      message: 'Too many requests. Please try again in a minute.',
    },
  });
  const seconds = Number(refused.error?.details);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await call(other)).error).toBeNull();
});

onPostgres('the limit ends after a minute', async () => {
  const player = await newCaller();
  await atOnce(21, () => LONG_CALLS.progress_report(player));
  expect((await LONG_CALLS.progress_report(player)).error?.hint).toBe('too-many-calls');
  await aMinuteLater();
  expect((await LONG_CALLS.progress_report(player)).error).toBeNull();
});

onPostgres('neither a list nor a report waits for those of other people', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, newCaller));
  const [first, ...others] = players;
  await whileOneRuns(first!, () =>
    Promise.all(
      others.map(async (player) => {
        expect((await LONG_CALLS.progress_report(player)).error).toBeNull();
        expect((await LONG_CALLS['save_results with a list'](player)).error).toBeNull();
      }),
    ),
  );
});
