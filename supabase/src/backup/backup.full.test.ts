import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { newTestDatabase, startTestBackend } from '../../jest/backend-process';
import { type TableName } from '../access/access-table';
import { sampleRows } from '../access/sample-rows';
import { createProgramClient } from '../program-client';
import { backUp, restore } from './backup';

/** This package's tests, including those of access, run on a restored database: see global-setup. */

const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;
const PERSON = { email: 'ada@example.com', password: 'correct horse', email_confirm: true };

let parent: string;
beforeEach(async () => void (parent = await mkdtemp(path.join(tmpdir(), 'backup-'))));
afterEach(() => rm(parent, { recursive: true }));

/** Every row of every table, sorted, except for what this test's sign-in changes. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1 });
  try {
    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('auth', 'public', 'private')`;
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await sql.unsafe<{ text: string }[]>(
        `select coalesce(string_agg(t::text, e'\n' order by t::text), '') as text from ${name} t`,
      );
      content[name] = row?.text ?? '';
    }
    return content;
  } finally {
    await sql.end();
  }
}

/** A partition that a new database does not have. */
async function addOldMonth(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`select private.add_partition('public.daily_attempts', '2001_01', '2001-01-01', '2001-02-01')`;
  expect(await sql`select count(*)::integer as rows from partitions.daily_attempts_2001_01`).toEqual([
    { rows: 1 },
  ]);
  await sql.end();
}

onPostgres('a full database comes out of its backup as it was, and its people sign in', async () => {
  const { backend, stop } = await startTestBackend();
  const service = createProgramClient(backend.url, backend.secretKey);
  const { data } = await service.auth.admin.createUser(PERSON);
  await createProgramClient(backend.url, backend.publishableKey).auth.signInWithPassword(PERSON);
  const samples = sampleRows(data.user?.id ?? '');
  for (const table of Object.keys(samples) as TableName[])
    if (!['profiles', 'games'].includes(table))
      await service
        .from(table)
        .insert(samples[table].row as never)
        .throwOnError();
  const events = Array.from({ length: 5_000 }, (_, n) => ({ id: `evt_${n}`, type: 'more than one piece' }));
  await service.from('stripe_events').insert(events).throwOnError();
  await stop();

  const from = backend.databaseUrl ?? '';
  await addOldMonth(from);
  const { databaseUrl: to = '' } = await newTestDatabase();
  const folder = path.join(parent, 'backup');
  const saved = await backUp(from, folder);
  expect(saved.filter(({ rows, name }) => rows === 0 && name.startsWith('public.'))).toEqual([]);
  expect(await restore(to, folder)).toEqual(saved);
  expect(await contentOf(to)).toEqual(await contentOf(from));

  const restored = await startTestBackend({ databaseUrl: to });
  const client = createProgramClient(restored.backend.url, backend.publishableKey);
  await client.auth.signInWithPassword(PERSON);
  expect((await client.from('game_sessions').select('game_type').throwOnError()).data).toEqual([
    { game_type: 'sum_grid' },
  ]);
  await restored.stop();

  await expect(restore(to, folder)).rejects.toThrow('The database has accounts');
});

onPostgres(
  'a backup of other migrations, or one that lost rows, is refused, and nothing of it stays',
  async () => {
    const { databaseUrl: from = '' } = await newTestDatabase();
    const { databaseUrl: to = '' } = await newTestDatabase();
    const folder = path.join(parent, 'backup');
    await backUp(from, folder);
    const before = await contentOf(to);
    await rm(path.join(folder, 'public.games.copy'));
    await expect(restore(to, folder)).rejects.toThrow('public.games.copy');
    expect(await contentOf(to)).toEqual(before);

    const sql = postgres(to, { max: 1 });
    await sql`delete from supabase_migrations.schema_migrations where version > '20261122000000'`;
    await sql.end();
    await expect(restore(to, folder)).rejects.toThrow('The database has other migrations');
    expect(await readFile(path.join(folder, 'manifest.json'), 'utf8')).toContain('auth.users');
  },
);
