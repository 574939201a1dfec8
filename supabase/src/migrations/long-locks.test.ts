import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { bareDatabase } from '../../jest/bare-database';
import { scriptValues } from '../testing/script-values';
import { list, OURS } from '../access/rights';

/**
 * What a migration may not do to a table in use: read or write all of it while it holds a lock, or wait for a lock without an
 * end, since whoever writes then waits behind it. Postgres counts what was read, on an empty table too.
 */

const FOLDER = path.join(__dirname, '../../migrations');

/** Files of before are not changed any more. */
const FROM = '20261122100000';

/** Tables that never hold many rows: the games, and sign-ups that wait for their mail. */
const SMALL = `('public.games'::regclass, 'private.sign_ups'::regclass)`;

/** Scans are counted on from those of files before. */
const BEFORE = `create temporary table before on commit drop as
  select c.oid, coalesce(s.seq_scan, 0) as scans from pg_class c left join pg_stat_xact_user_tables s on s.relid = c.oid
  where c.relnamespace in ${OURS} and c.relkind = 'r' and c.oid not in ${SMALL};
  select set_config('lock_timeout', '0', true);`;

/** The tables that were read from end to end, and those that are locked with no timeout. */
const FOUND = list(
  'f.line',
  `(select 'reads all of ' || s.relname as line from pg_stat_xact_user_tables s join before b on b.oid = s.relid where s.seq_scan > b.scans
    union select 'locks without a timeout ' || l.relation::regclass::text from pg_locks l join before b on b.oid = l.relation
    where l.pid = pg_backend_pid() and current_setting('lock_timeout') = '0'
      and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) f`,
);

const findingsOf = async (scripts: readonly string[]) =>
  (await scriptValues(scripts.map((script) => `${BEFORE} ${script}; ${FOUND}`))) as string[][];

/** The two statements of a file that builds an index beside its writers. */
const CONCURRENT_FILE =
  /^\s*drop index concurrently if exists (\w+\.\w+);\s*create (unique )?index concurrently \w+\s+on [^;]+;\s*$/i;

const LOADED = 'public.game_sessions';
/** Longer than a script of another test, which works on the same database and locks it meanwhile. */
const SHORTLY = `select set_config('lock_timeout', '20s', true);`;

const WRONG: readonly (readonly [string, string])[] = [
  ['builds an index', `create index wrong on ${LOADED} (score)`],
  ['makes a column required', `alter table ${LOADED} alter answered_by set not null`],
  ['changes a type', `alter table ${LOADED} alter score type bigint`],
  ['checks all rows', `alter table ${LOADED} add constraint wrong check (score >= 0)`],
  [
    'follows all rows to another table',
    `alter table ${LOADED} add foreign key (user_id) references public.profiles`,
  ],
  ['fills a new column', `alter table ${LOADED} add wrong uuid default gen_random_uuid()`],
  ['updates all rows', `update ${LOADED} set score = 0`],
  ['sorts the table', `cluster ${LOADED} using game_sessions_pkey`],
];

const RIGHT: readonly (readonly [string, string])[] = [
  ['adds a column', `alter table ${LOADED} add more text not null default ''`],
  ['adds a check for new rows', `alter table ${LOADED} add constraint more check (score >= 0) not valid`],
  ['adds a policy', `create policy more on ${LOADED} for select to authenticated using (true)`],
  ['makes a table with an index', 'create table public.more (id uuid); create index on public.more (id)'],
];

test.each(WRONG)('a migration that %s is found', async (_, script) => {
  expect(await findingsOf([`${SHORTLY} ${script}`])).toEqual([
    expect.arrayContaining(['reads all of game_sessions']),
  ]);
});

test.each(RIGHT)('a migration may do what takes a moment: it %s', async (_, script) => {
  expect(await findingsOf([`${SHORTLY} ${script}`])).toEqual([[]]);
});

test('a migration that would wait for a lock without an end is found', async () => {
  const [, script] = RIGHT[0]!;
  expect(await findingsOf([script])).toEqual([['locks without a timeout game_sessions']]);
});

const newer = readdirSync(FOLDER)
  .filter((file) => file >= FROM)
  .sort();

/** What is wrong with the newer migrations, each on a database of those before it. */
async function findingsInOrder(): Promise<string[]> {
  if (newer.length === 0) return [];
  const sql = postgres((await bareDatabase((file) => file < FROM)) ?? '', {
    max: 1,
    onnotice: () => undefined,
  });
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

onPostgres('no migration holds up the players', async () => {
  expect(await findingsInOrder()).toEqual([]);
});

test.each<[string, string, boolean]>([
  [
    'as it does here',
    'drop index concurrently if exists public.a; create index concurrently a on public.b (c);',
    true,
  ],
  [
    'not with another statement',
    'create table public.b (); create index concurrently a on public.b (c);',
    false,
  ],
  [
    'and not one that may be there unfinished',
    'create index concurrently if not exists a on public.b (c);',
    false,
  ],
])('an index that is built beside writers stands alone in its file: %s', (_, script, isRight) => {
  expect(CONCURRENT_FILE.test(script)).toBe(isRight);
});
