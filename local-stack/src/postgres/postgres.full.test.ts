import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { clusterFolder } from './start-cluster';
import { freePort } from '../http/free-port';
import { end, endAll, KEYS, post, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { hasTestCluster, newTestDatabase } from '../testing/test-cluster';

afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

/** Postgres is not available for every system: README.md lists those that have one. */
const onPostgres = hasTestCluster() ? describe : describe.skip;

/** A backend with its own Postgres. */
async function started(folder: string) {
  const cluster = path.join(folder, 'cluster');
  const mailFile = path.join(folder, 'mail.jsonl');
  return spawnBackend({ mailFile, postgres: { folder: cluster, port: await freePort() } });
}

/** Uses the file `url` as a person at the terminal would. */
async function accounts(folder: string): Promise<number> {
  const url = (await readFile(clusterFolder(path.join(folder, 'cluster')).url, 'utf8')).trim();
  const sql = postgres(url, { max: 1, connect_timeout: 5 });
  try {
    return (await sql`select from auth.users`).length;
  } finally {
    await sql.end();
  }
}

onPostgres("the platform's Postgres", () => {
  const person = { email: 'ada@example.com', password: 'correct horse' };

  test('keeps its data across a stop and a crash, accepts psql, and leaves no process behind', async () => {
    const folder = await temporaryFolder();
    const first = await started(folder);
    expect(await accounts(folder)).toBe(0);
    expect((await post(first.url, '/auth/v1/signup', person)).status).toBe(200);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const running = signal === 'SIGTERM' ? first : await started(folder);
      expect(running.error).toBeUndefined();
      expect(await accounts(folder)).toBe(1);
      await end(running.child, signal);
      await removed(folder);
    }
  });

  test('determines the health of the backend', async () => {
    const { databaseUrl = '' } = await newTestDatabase();
    const mailFile = path.join(await temporaryFolder(), 'mail.jsonl');
    const { url, child } = await spawnBackend({ mailFile, databaseUrl });
    const health = async () =>
      (await fetch(`${url}/auth/v1/health`, { headers: { apikey: KEYS.publishableKey } })).status;
    expect(await health()).toBe(200);
    const { pathname } = new URL(databaseUrl);
    const name = pathname.slice(1);
    const other = postgres(new URL('/postgres', databaseUrl).href, { max: 1 });
    try {
      await other.unsafe(`alter database ${name} allow_connections false`);
      await other`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
      expect(await health()).toBe(503);
      await other.unsafe(`alter database ${name} allow_connections true`);
      expect(await health()).toBe(200);
    } finally {
      await other.end();
      await end(child, 'SIGTERM');
    }
  });

  test('with incomplete data is rejected in one line', async () => {
    const folder = await temporaryFolder();
    await end((await started(folder)).child, 'SIGTERM');
    const cluster = path.join(folder, 'cluster');
    await rm(path.join(clusterFolder(cluster).data, 'global'), { recursive: true });
    const { error } = await started(folder);
    expect(error).toMatch(`Postgres cannot start with the data in ${cluster}: `);
    expect(error).not.toContain('\n');
  });
});

/** Resolves when a folder's Postgres refuses connections. */
async function removed(folder: string): Promise<void> {
  while (await accounts(folder).then(Boolean, () => false));
}
