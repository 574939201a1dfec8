import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { SaveVerdictsSchema } from '@ninefold/contracts';
import * as v from 'valibot';
import { startTransactionPooler, type TransactionPooler } from '../../../tools/jest/transaction-pooler';
import { startTestBackend } from '../../jest/backend-process';
import { atOnce } from '../testing/at-once';
import { start, todayKey } from '../testing/daily';
import { fulfill, paidCheckout } from '../testing/payments';
import { newPlayer, type Player, service, testBackend } from '../testing/players';
import { daily, practice, saveAll, send } from '../testing/results';
import { startRound } from '../testing/rounds';

/** PGlite has one session only. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const SESSIONS = 3;
const PEOPLE = 12;

let pooler: TransactionPooler;
let stopBackend: () => Promise<void>;

// From here on, all calls of this file run on few sessions, and two transactions in a row on different ones.
beforeAll(async () => {
  const { databaseUrl } = testBackend();
  if (!databaseUrl) return;
  pooler = await startTransactionPooler(databaseUrl, SESSIONS);
  const { backend, stop } = await startTestBackend({ databaseUrl: pooler.url });
  stopBackend = stop;
  process.env.TEST_BACKEND = JSON.stringify({ ...testBackend(), url: backend.url });
});
afterAll(async () => {
  await stopBackend?.();
  await pooler?.stop();
});

async function playADay({ client, id }: Player, day: string): Promise<void> {
  await start(client);
  await startRound(client);
  const results = [daily(day), practice(), practice()];
  expect(await saveAll(client, ...results)).toMatchObject(results.map(() => ({ status: 'saved' })));
  expect(await saveAll(client, ...results)).toMatchObject(results.map(() => ({ status: 'saved_before' })));
  await client
    .from('profiles')
    .update({ username: `p_${id.slice(0, 8)}` })
    .eq('id', id)
    .throwOnError();
  await client.rpc('show_on_boards', { p_shown: true }).throwOnError();
  const board = { p_game_type: 'sum_grid', p_answered_by: null, p_period: 'day', p_day: null } as const;
  await client.rpc('board', board).throwOnError();
  await client.rpc('dashboard_summary').throwOnError();
  const { data } = await client.from('game_sessions').select('user_id').throwOnError();
  expect(data).toEqual(results.map(() => ({ user_id: id })));
}

async function subscribe({ client, id }: Player): Promise<void> {
  await service()
    .rpc('open_checkout', { p_user_id: id, p_guest_key: null, p_tier: 'elite', p_price_id: 'price_1' })
    .throwOnError();
  const checkout = paidCheckout({ userId: id });
  const event = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed' };
  await atOnce(3, () => fulfill(checkout, event).throwOnError());
  const { data } = await client.from('profiles').select('is_subscribed').eq('id', id).single().throwOnError();
  expect(data).toEqual({ is_subscribed: true });
}

/** One of the person's own long reads at a time; the others are refused at once. */
async function readAtOnce({ client }: Player): Promise<void> {
  const responses = await atOnce(4, () => client.rpc('progress_report'));
  const statuses = responses.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(new Set([...statuses, 429])).toEqual(new Set([200, 429]));
}

onPostgres('people who share three sessions have their own results, plan and limits', async () => {
  const people = await atOnce(PEOPLE, newPlayer);
  const day = await todayKey();
  await Promise.all(people.map((player) => playADay(player, day)));
  await Promise.all(people.map(subscribe));
  await Promise.all(people.map(readAtOnce));
});

onPostgres('a list that arrives at the same time on several sessions is saved once', async () => {
  const { client } = await newPlayer();
  const results = [practice(), practice(), practice()];
  const responses = await atOnce(6, () => send(client, results));
  // A second list of the same person may be refused; what was accepted was saved by one of them.
  const saved = responses
    .filter(({ error }) => !error)
    .flatMap(({ data }) => v.parse(SaveVerdictsSchema, data));
  expect(saved.filter(({ status }) => status === 'saved')).toHaveLength(results.length);
});

/** What a transaction may leave behind in its session. */
const LEFT_BEHIND = `
  select pg_backend_pid() as pid, current_setting('role') as role,
    coalesce(current_setting('request.jwt.claims', true), '') as claims,
    coalesce(current_setting('response.status', true), '') as status,
    (select count(*)::integer from pg_prepared_statements) as prepared,
    (select count(*)::integer from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as locks,
    (select count(*)::integer from pg_class where relpersistence = 't'
       and relnamespace = pg_my_temp_schema()) as temporary_tables,
    array(select name from pg_settings where source = 'session' and name <> 'client_encoding' order by 1) as settings`;

onPostgres('calls leave nothing behind in the sessions', async () => {
  const sql = postgres(pooler.url, { max: 1, onnotice: () => undefined, prepare: false });
  try {
    const sessions = new Map<number, object>();
    for (let query = 0; query < 3 * SESSIONS; query++) {
      const [{ pid, ...left } = { pid: 0 }] = await sql.unsafe<({ pid: number } & object)[]>(LEFT_BEHIND);
      sessions.set(pid, left);
    }
    const nothing = {
      ...{ role: 'none', claims: '', status: '', prepared: 0, locks: 0, temporary_tables: 0, settings: [] },
    };
    expect([...sessions.values()]).toEqual(Array.from({ length: SESSIONS }, () => nothing));
  } finally {
    await sql.end();
  }
});
