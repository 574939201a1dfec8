import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { bareDatabase } from '../../jest/bare-database';
import { list, OURS } from '../access/rights';
import { BASELINE } from '../schema/baseline';
import { scriptValues } from '../testing/script-values';

/**
 * What a migration must not do to a table in use: read or write all of it while holding a lock, or wait for a lock without a
 * timeout, because all writers queue behind it. Postgres counts scans of empty tables too.
 */

const FOLDER = path.join(__dirname, '../../migrations');

/** Tables that never contain many rows: the games, and sign-ups waiting for confirmation. */
const SMALL = `('public.games'::regclass, 'private.sign_ups'::regclass)`;

/** Scans of earlier files are subtracted. */
const BEFORE = `create temporary table before on commit drop as
  select c.oid, coalesce(s.seq_scan, 0) as scans from pg_class c left join pg_stat_xact_user_tables s on s.relid = c.oid
  where c.relnamespace in ${OURS} and c.relkind in ('r', 'p') and c.oid not in ${SMALL};
  select set_config('lock_timeout', '0', true);`;

/** Tables that were read completely, and those locked without a timeout. */
const FOUND = list(
  'f.line',
  `(select 'reads all of ' || s.relname as line from pg_stat_xact_user_tables s join before b on b.oid = s.relid where s.seq_scan > b.scans
    union select 'locks without a timeout ' || l.relation::regclass::text from pg_locks l join before b on b.oid = l.relation
    where l.pid = pg_backend_pid() and current_setting('lock_timeout') = '0'
      and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) f`,
);

const findingsOf = async (scripts: readonly string[]) =>
  (await scriptValues(scripts.map((script) => `${BEFORE} ${script}; ${FOUND}`))) as string[][];

/** The two statements of a file that builds an index concurrently. */
const CONCURRENT_FILE =
  /^\s*drop index concurrently if exists (\w+\.\w+);\s*create (unique )?index concurrently \w+\s+on [^;]+;\s*$/i;

const LOADED = 'public.learning_sessions';
/** Longer than any script of another test, which may hold locks in the same database. */
const SHORTLY = `select set_config('lock_timeout', '20s', true);`;
/** The rows of other tests in the same database may make Postgres read a whole table through an index, which is not counted. */
const WITHOUT_INDEXES = `set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off;`;

const WRONG: readonly (readonly [string, string])[] = [
  ['builds an index', `create index wrong on ${LOADED} (accuracy)`],
  ['makes a column required', `alter table ${LOADED} alter skill set not null`],
  ['changes a type', `alter table ${LOADED} alter accuracy type bigint`],
  ['checks all rows', `alter table ${LOADED} add constraint wrong check (accuracy >= 0)`],
  [
    'follows all rows to another table',
    `alter table ${LOADED} add foreign key (user_id) references public.profiles`,
  ],
  ['fills a new column', `alter table ${LOADED} add wrong uuid default gen_random_uuid()`],
  ['updates all rows', `update ${LOADED} set accuracy = 0`],
  ['sorts the table', `cluster ${LOADED} using learning_sessions_pkey`],
];

const RIGHT: readonly (readonly [string, string])[] = [
  ['adds a column', `alter table ${LOADED} add more text not null default ''`],
  ['adds a check for new rows', `alter table ${LOADED} add constraint more check (accuracy >= 0) not valid`],
  ['adds an index of partitions to their table', 'create index more on only public.game_sessions (score)'],
  ['adds a policy', `create policy more on ${LOADED} for select to authenticated using (true)`],
  ['makes a table with an index', 'create table public.more (id uuid); create index on public.more (id)'],
];

test.each(WRONG)('finds a migration that %s', async (_, script) => {
  expect(await findingsOf([`${SHORTLY} ${WITHOUT_INDEXES} ${script}`])).toEqual([
    expect.arrayContaining(['reads all of learning_sessions']),
  ]);
});

test.each(RIGHT)('accepts a migration that %s', async (_, script) => {
  expect(await findingsOf([`${SHORTLY} ${script}`])).toEqual([[]]);
});

test('finds a migration that waits for a lock without a timeout', async () => {
  const [, script] = RIGHT[0]!;
  expect(await findingsOf([script])).toEqual([['locks without a timeout learning_sessions']]);
});

/** The baseline creates a new database, which nobody uses yet. */
const newer = readdirSync(FOLDER)
  .filter((file) => file !== BASELINE)
  .sort();

/** Faults of the newer migrations, each on a database with the ones before it. */
async function findingsInOrder(): Promise<string[]> {
  if (newer.length === 0) return [];
  const baseline = readFileSync(path.join(FOLDER, BASELINE), 'utf8');
  const sql = postgres((await bareDatabase([baseline])) ?? '', { max: 1, onnotice: () => undefined });
  const findings: string[] = [];
  try {
    for (const file of newer) {
      const script = readFileSync(path.join(FOLDER, file), 'utf8').replaceAll(/--.*$/gm, '');
      if (/\bconcurrently\b/i.test(script)) {
        if (!CONCURRENT_FILE.test(script)) findings.push(`${file} is not of the form for an index`);
        await sql.unsafe(script.replaceAll(/\bconcurrently\b/gi, '')).simple();
      } else {
        const results = await sql
          .unsafe<{ value: string[] }[][]>(`begin; ${BEFORE} ${script}; ${FOUND} commit`)
          .simple();
        findings.push(...(results.at(-1)?.[0]?.value ?? []).map((finding) => `${file} ${finding}`));
      }
    }
    return findings;
  } finally {
    await sql.end();
  }
}

/** Without Postgres there is no second database. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('no migration blocks players', async () => {
  expect(await findingsInOrder()).toEqual([]);
});

test.each<[string, string, boolean]>([
  [
    'alone in its file',
    'drop index concurrently if exists public.a; create index concurrently a on public.b (c);',
    true,
  ],
  [
    'beside another statement',
    'create table public.b (); create index concurrently a on public.b (c);',
    false,
  ],
  ['without dropping an unfinished one', 'create index concurrently if not exists a on public.b (c);', false],
])('checks that an index is built concurrently: %s', (_, script, isRight) => {
  expect(CONCURRENT_FILE.test(script)).toBe(isRight);
});
