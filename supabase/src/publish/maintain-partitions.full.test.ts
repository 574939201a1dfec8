import postgres from 'postgres';
import { type StartedBackend, startTestBackend } from '../../jest/backend-process';
import { createProgramClient } from '../program-client';
import { maintainPartitions } from './maintain-partitions';

/** On a database of its own, whose partitions can be taken away. */

const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

let started: StartedBackend;
let sql: postgres.Sql;

beforeAll(async () => {
  if (!process.env.TEST_CLUSTER) return;
  started = await startTestBackend();
  sql = postgres(started.backend.databaseUrl ?? '', { max: 4, onnotice: () => undefined });
  await maintain();
});
afterAll(async () => {
  await sql?.end();
  await started?.stop();
});

const maintain = () => maintainPartitions(started.backend.url, started.backend.secretKey);

/** The partitions of the last month, which the job makes again. */
async function withoutLastMonth(): Promise<string[]> {
  const [row] = await sql<[{ suffix: string }]>`
    select to_char(private.day_key_at(now()) + interval '3 months', 'YYYY_MM') as suffix`;
  const tables = await sql<{ table: string }[]>`select t::text as table from private.monthly_tables() t`;
  const names = tables.map(({ table }) => `partitions.${table.replace(/^\w+\./, '')}_${row.suffix}`);
  for (const name of names) await sql.unsafe(`drop table ${name}`);
  return names;
}

onPostgres(
  'the publisher makes what is missing, once, also when two of them run',
  async () => {
    const missing = await withoutLastMonth();
    const steps = await Promise.all([maintain(), maintain()]);
    expect(steps.flat().sort()).toEqual(missing.map((name) => `added ${name}`).sort());
    expect(await maintain()).toEqual([]);
  },
  60_000,
);

onPostgres(
  'while a player writes, the job gives up at once, and other players do not wait for it',
  async () => {
    const service = createProgramClient(started.backend.url, started.backend.secretKey);
    const emails = ['ada@example.com', 'bob@example.com'];
    for (const email of emails) await service.auth.admin.createUser({ email, email_confirm: true });
    const missing = await withoutLastMonth();
    const ada = await sql.reserve();
    try {
      await ada`begin`;
      await ada`update public.profiles set total_xp = 1 where email = 'ada@example.com'`;
      const begin = performance.now();
      const job = service.rpc('maintain_partitions');
      const bob = sql`update public.profiles set total_xp = 1 where email = 'bob@example.com'`;
      expect((await job).error).toMatchObject({ code: 'PT503', hint: 'busy' });
      await bob;
      expect(performance.now() - begin).toBeLessThan(2_000);
      await ada`commit`;
    } finally {
      ada.release();
    }
    expect((await maintain()).length).toBe(missing.length);
  },
  60_000,
);
