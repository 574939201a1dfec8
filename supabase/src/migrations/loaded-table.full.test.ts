import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { type StartedBackend, startTestBackend } from '../../jest/backend-process';
import { pidOf, waitingFor } from '../testing/own-connection';

/** A migration builds an index concurrently: no writer waits, and the index is valid afterwards. */

const VERSION = '20991231235900';
const INDEX = 'review_cards_by_nothing';

/** All migrations, and one that builds an index. */
async function withIndex(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await cp(path.join(__dirname, '../../migrations'), folder, { recursive: true });
  await writeFile(
    path.join(folder, `${VERSION}_index.sql`),
    `-- A comment; with what looks like an end.
     drop index concurrently if exists public.${INDEX};
     create index concurrently ${INDEX} on public.review_cards (saved_at);`,
  );
  return folder;
}

const ROW = `insert into public.review_cards (user_id, card, due_at, memory)
  select id, 'fact:' || gen_random_uuid(), now(), '{}' from auth.users`;

const started: StartedBackend[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function start(given: Parameters<typeof startTestBackend>[0]) {
  const backend = await startTestBackend(given);
  started.push(backend);
  return backend.backend;
}

(process.env.TEST_CLUSTER ? test : test.skip)(
  'players keep writing while a migration builds an index',
  async () => {
    const { databaseUrl = '' } = await start({});
    const migrationsDir = await withIndex();
    folders.push(migrationsDir);
    const sql = postgres(databaseUrl, { max: 3, onnotice: () => undefined });
    const before = await sql.reserve();
    const writer = await sql.reserve();
    try {
      await sql`insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.com')`;
      // A transaction that stays open, so the build waits for it.
      await before`begin`;
      await before.unsafe(ROW);
      const migrated = start({ databaseUrl, migrationsDir });
      await waitingFor(sql, await pidOf(before))(1);
      // Other writers would wait here forever if the build blocked them.
      await writer`set lock_timeout = '1s'`;
      await writer.unsafe(ROW);
      await before`commit`;
      await migrated;
      expect(
        await sql`select indisvalid from pg_index where indexrelid = ${`public.${INDEX}`}::regclass`,
      ).toEqual([{ indisvalid: true }]);
      expect(
        await sql`select version from supabase_migrations.schema_migrations order by version desc limit 1`,
      ).toEqual([{ version: VERSION }]);
    } finally {
      before.release();
      writer.release();
      await sql.end();
    }
  },
);

test('the embedded database runs the same file', async () => {
  const migrationsDir = await withIndex();
  folders.push(migrationsDir);
  expect((await start({ migrationsDir, databaseUrl: undefined })).url).toMatch(/^http/);
});
