/**
 * Runs a Postgres for tests: a new cluster with the migrated database, deleted when it stops. It prints one line of
 * JSON on stdout, `{"url": …}` with the URL of the maintenance database or `{"error": …}` when it cannot start, and
 * stops when its stdin is closed, which also happens when the tests crash.
 */
import * as v from 'valibot';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServeOptionsSchema } from '../backend/options';
import { freePort } from '../http/free-port';
import { textOf } from '../terminal';
import { newCluster } from '../postgres/migrated-cluster';
import { startCluster } from '../postgres/start-cluster';

// Files are private.
process.umask(0o077);
process.env.DO_NOT_TRACK = '1';

const report = (event: { url: string } | { error: string }) =>
  process.stdout.write(`${JSON.stringify(event)}\n`);

const parent = await mkdtemp(path.join(tmpdir(), 'postgres-tests-'));
const remove = () => rm(parent, { recursive: true, force: true });
try {
  const options = v.parse(ServeOptionsSchema, JSON.parse(process.env.BACKEND_OPTIONS ?? ''));
  const folder = path.join(parent, 'cluster');
  const port = await freePort();
  await newCluster(folder, options, port);
  const cluster = await startCluster(folder, { port, durable: false });
  process.stdin.resume().once('end', () => void cluster.stop().then(remove));
  report({ url: cluster.urlOf('postgres') });
} catch (error) {
  await remove();
  report({ error: textOf(error) });
  process.exitCode = 1;
}
