import { start, submit, todayKey } from '../testing/daily';
import { atOnce } from '../testing/at-once';
import { traces } from '../testing/history';
import { asOwner } from '../testing/own-connection';
import { newPlayer } from '../testing/players';
import { daily, practice, save, saveAll, send } from '../testing/results';

/** Only a real Postgres can be asked past the API. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

test('a daily saved 20 times at once, by either call, has one result and earns its XP once', async () => {
  const { client } = await newPlayer();
  await start(client);
  const today = await todayKey();
  const [submitted, sent] = await Promise.all([
    atOnce(10, () => submit(client)),
    atOnce(10, () => save(client, daily(today))),
  ]);
  expect(submitted.map(({ error }) => error?.hint ?? null)).not.toContain('40P01');
  const statuses = sent.map(({ status }) => status);
  expect(statuses).not.toContain('refused');
  const { results, profile, activity } = await traces(client);
  expect([results, activity]).toMatchObject([[{}], [{ streak: 1 }]]);
  expect([results.length, activity.length, profile.total_xp]).toEqual([1, 1, 50]);
  const savedByEither =
    submitted.filter(({ error }) => !error).length + statuses.filter((status) => status === 'saved').length;
  expect(savedByEither).toBeGreaterThanOrEqual(1);
});

test('a daily started 20 times at once has one start', async () => {
  const { client } = await newPlayer();
  const starts = await atOnce(20, () => start(client));
  expect(new Set(starts.map(({ started_at }) => started_at)).size).toBe(1);
  expect((await traces(client)).attempts).toHaveLength(1);
});

onPostgres(
  'a save locks and changes its profile as one transaction, so Postgres records no second owner',
  async () => {
    const { client, id } = await newPlayer();
    await save(client, daily(await todayKey()));
    await asOwner(async (sql) => {
      const rows =
        await sql`select xmin::text as written_by, xmax::text as locked_by from public.profiles where id = ${id}`;
      expect(rows[0]?.['locked_by']).toBe(rows[0]?.['written_by']);
    });
  },
);

test('accounts that send the same ids at once in opposite order are told to try again, and nothing fails', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const results = Array.from({ length: 60 }, () => practice());
  const sent = await Promise.all([send(first.client, results), send(second.client, [...results].reverse())]);
  expect(
    sent.map(({ error }) => error?.hint ?? 'saved').filter((hint) => !['saved', 'busy'].includes(hint)),
  ).toEqual([]);
  const repeated = [await saveAll(first.client, ...results), await saveAll(second.client, ...results)].flat();
  expect(repeated.filter(({ status }) => status !== 'refused')).toHaveLength(results.length);
});
