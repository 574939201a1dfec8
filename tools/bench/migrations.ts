import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { backendOptions, bundledPrograms, end, KEYS, partsWithLog, urlOf } from './payments/parts';

const ROWS = 1_000_000;
const WRITERS = 4;
/** The longest that a player may wait, and the seconds of writing around the migration. */
const BOUND_MS = 2_000;
const AROUND_MS = 1_000;

const PASSWORD = 'correct horse';

const headersOf = (apikey: string, token = apikey) => ({
  apikey,
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
});

const post = (address: string, headers: Readonly<Record<string, string>>, body: object) =>
  fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });

/** The access token of a new person. */
async function newToken(url: string, name: string): Promise<string> {
  const account = { email: `${name}@example.com`, password: PASSWORD, email_confirm: true };
  await post(`${url}/auth/v1/admin/users`, headersOf(KEYS.secretKey), account);
  const signedIn = await post(
    `${url}/auth/v1/token?grant_type=password`,
    headersOf(KEYS.publishableKey),
    account,
  );
  return ((await signedIn.json()) as { access_token: string }).access_token;
}

/** One player after the other saves practice, as fast as it goes, until `isOver`. @returns milliseconds of each call */
async function write(url: string, token: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; !isOver(); n++) {
    const result = { id: crypto.randomUUID(), kind: 'practice', game_type: 'sum_grid', hints_used: 0 };
    const grid = { givens: [4, 9, 2, 0, 0, 0, 0, 0, 0], grid: [4, 9, 2, 3, 5, 7, 8, 1, 6] };
    const p_results = [
      { ...result, ...grid, completion_time_seconds: 75, finished_at: new Date().toISOString() },
    ];
    const begin = performance.now();
    const response = await post(`${url}/rest/v1/rpc/save_results`, headersOf(KEYS.publishableKey, token), {
      p_results,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A save has status ${response.status} during the migration.`);
    times.push(performance.now() - begin);
  }
  return times;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A migration builds an index on a table of 1,000,000 results, in the way that README.md prescribes, beside players who save. */
export async function benchMigrations(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-migrations-'));
  const start = partsWithLog(await bundledPrograms(), path.join(folder, 'log'));
  const startBackend = (options: object) =>
    start('local-stack/src/backend/serve.mjs', { BACKEND_OPTIONS: JSON.stringify(options) });
  const { postgres: cluster, ...options } = await backendOptions(folder);
  const backend = startBackend({ ...options, postgres: cluster });
  try {
    const url = await urlOf(backend);
    const databaseUrl = (await readFile(path.join(folder, 'postgres/url'), 'utf8')).trim();
    const tokens: string[] = [];
    for (let writer = 0; writer < WRITERS; writer++) tokens.push(await newToken(url, `writer-${writer}`));
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
    await sql.unsafe(`set session_replication_role = replica;
      insert into public.game_sessions (user_id, game_type, score, completion_time_seconds, accuracy, saved_at)
      select u.id, 'sum_grid', 100, 60, 100, now() - n * interval '1 hour' - interval '2 days' from auth.users u, generate_series(1, ${ROWS / WRITERS}) n`);
    const [month] = await sql<[{ name: string }]>`
      select 'game_sessions_' || to_char(now() at time zone 'UTC', 'YYYY_MM') as name`;
    await sql.end();
    const migrationsDir = path.join(folder, 'migrations');
    await cp(options.migrationsDir, migrationsDir, { recursive: true });
    await writeFile(
      path.join(migrationsDir, '20991231235900_index.sql'),
      `drop index concurrently if exists partitions.by_score;
       create index concurrently by_score on partitions.${month.name} (score, saved_at);`,
    );
    let isOver = false;
    const writing = Promise.all(tokens.map((token) => write(url, token, () => isOver)));
    await pause(AROUND_MS);
    const begin = performance.now();
    const migrated = startBackend({ ...options, databaseUrl, migrationsDir });
    await urlOf(migrated);
    const seconds = (performance.now() - begin) / 1_000;
    await pause(AROUND_MS);
    isOver = true;
    const times = (await writing).flat();
    await end(migrated);
    const longest = Math.max(...times);
    console.log(
      `\nAn index on ${ROWS} rows, beside ${WRITERS} players who save: built in ${seconds.toFixed(1)} s; ` +
        `${times.length} saves, none failed, the longest took ${longest.toFixed(0)} ms (bound ${BOUND_MS})`,
    );
    return longest <= BOUND_MS;
  } finally {
    await end(backend);
    await rm(folder, { recursive: true, force: true });
  }
}
