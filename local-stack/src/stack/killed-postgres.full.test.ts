import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { clusterFolder } from '../postgres/start-cluster';
import { freeOffset } from '../testing/free-ports';
import { spawnEntry } from '../testing/spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { hasTestCluster } from '../testing/test-cluster';

afterAll(removeTemporaryFolders);

const PERSON = { email: 'grace@example.test', password: 'nine-digits-once' };
const KeysSchema = v.object({ supabasePublishableKey: v.string(), supabaseSecretKey: v.string() });

/** Postgres is not available for every system: README.md lists those that have one. */
const onPostgres = hasTestCluster() ? test : test.skip;

onPostgres('npm start -- --postgres restarts a killed Postgres with its data', async () => {
  const folder = await temporaryFolder();
  const offset = await freeOffset();
  const platform = spawnEntry('start.ts', ['--postgres', '--data', folder], { PORT_OFFSET: String(offset) });
  try {
    await platform.printed('Ready: http://localhost:');
    const keys = v.parse(KeysSchema, JSON.parse(await readFile(path.join(folder, 'keys.json'), 'utf8')));
    const call = (pathname: string, apikey: string, body?: object) =>
      fetch(`http://localhost:${offset + 54_321}${pathname}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const isHealthy = () =>
      call('/auth/v1/health', keys.supabasePublishableKey).then(
        ({ ok }) => ok,
        () => false,
      );
    const users = async (): Promise<unknown> =>
      (await call('/auth/v1/admin/users', keys.supabaseSecretKey)).json();
    await call('/auth/v1/signup', keys.supabasePublishableKey, PERSON);
    const before = await users();
    expect(before).toMatchObject({ users: [{ email: PERSON.email }] });
    expect(await isHealthy()).toBe(true);

    const { data } = clusterFolder(path.join(folder, 'postgres'));
    const [pid = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    // Limited by the test's timeout.
    while (await isHealthy()) await pause(20);
    await platform.printed('The embedded Supabase has stopped (exit code 1: Postgres has ended).');
    await platform.printed('The embedded Supabase runs again.');
    expect(await isHealthy()).toBe(true);
    expect(await users()).toEqual(before);
  } finally {
    platform.kill('SIGTERM');
    await platform.closed;
  }
});
