import postgres from 'postgres';
import { PLAIN_SKILLS, PLAIN_WORK } from '../../supabase/src/testing/plain-work';
import { cpuMsOf } from './backend-cpu';
import { type FullClass, seedFullClasses } from './full-classes';
import { newPerson } from './payments/buyers';
import { bundledPrograms, startParts } from './payments/parts';

const TEACHERS = 3;
/** A session every other day for a school year, and more. */
const SESSIONS = 400;
const READS = 120;
const PLAIN_READS = 10;
const BOUND_MS = 100;

interface Times {
  readonly p50: number;
  readonly p99: number;
  /** Of the database's process, for each read. */
  readonly cpu: number;
}

async function cpuMs(sql: postgres.Sql): Promise<number> {
  const [{ pid }] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  return cpuMsOf(pid);
}

async function timesOf(
  sql: postgres.Sql,
  reads: number,
  read: (index: number) => PromiseLike<unknown>,
): Promise<Times> {
  const times: number[] = [];
  // A connection that has run for a while has its plans.
  for (let index = 0; index < 5; index++) await read(index);
  const cpuBefore = await cpuMs(sql);
  for (let index = 0; index < reads; index++) {
    const begin = performance.now();
    await read(index);
    times.push(performance.now() - begin);
  }
  const cpu = ((await cpuMs(sql)) - cpuBefore) / reads;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(reads * share)] ?? Infinity;
  return { p50: quantile(0.5), p99: quantile(0.99), cpu };
}

/** The overview as text, as PostgREST sends it, by the teacher of the class. The count of the calls is undone. */
const overviewOf = (sql: postgres.Sql, { id, teacher }: FullClass) =>
  sql
    .begin(async (session) => {
      await session`
        select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${teacher}, true),
          set_config('request.jwt.claims', json_build_object('sub', ${teacher}::text, 'role', 'authenticated', 'session_id',
            (select s.id from auth.sessions s where s.user_id = ${teacher}::uuid limit 1))::text, true)`;
      const [row] = await session<[{ length: number }]>`
        select length(public.class_overview(${id})::text) as length`;
      if (row.length < 1_000_000) throw new Error('A full class is more than a megabyte.');
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });

class Undone extends Error {}

/** The overview of a full class of 60 with a long history, against the plain queries that it replaces. */
export async function benchClassOverview(): Promise<boolean> {
  const parts = await startParts(await bundledPrograms());
  const sql = postgres(parts.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const teachers: string[] = [];
    for (let index = 0; index < TEACHERS; index++) teachers.push((await newPerson(parts)).id);
    const begin = performance.now();
    const classes = await seedFullClasses(sql, teachers, SESSIONS);
    const seeded = (performance.now() - begin) / 1_000;
    const overview = await timesOf(sql, READS, (index) => overviewOf(sql, classes[index % TEACHERS]!));
    const plain = await timesOf(sql, PLAIN_READS, async (index) => {
      const { id } = classes[index % TEACHERS]!;
      await sql.unsafe(PLAIN_WORK, [id]);
      await sql.unsafe(PLAIN_SKILLS, [id]);
    });
    console.log(
      `\nOverview of a class of 60 with ${SESSIONS} sessions each (${TEACHERS} classes made in ${seeded.toFixed(0)} s)`,
    );
    const row = ({ p50, p99, cpu }: Times) => ({
      'p50, ms': p50.toFixed(0),
      'p99, ms': p99.toFixed(0),
      'CPU, ms': cpu.toFixed(0),
    });
    console.table({ overview: { ...row(overview), bound: BOUND_MS }, 'plain queries': row(plain) });
    return overview.p99 <= BOUND_MS;
  } finally {
    await sql.end();
    await parts.stop();
  }
}
