import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import path from 'node:path';
import postgres from 'postgres';
import { Failure } from '../terminal';
import { postgresPrograms } from './programs';
import { postgresRunner } from './run-as';

export interface Cluster {
  /** The address of one of its databases, with the password. */
  urlOf(database: string): string;
  /** Resolves when it has ended, in whatever way. */
  readonly ended: Promise<unknown>;
  /** Ends all sessions and stops; resolves when everything is written. */
  stop(): Promise<void>;
}

/** Errors are for the client that asked. They quote what was sent, and a log must not. */
const LOGGING = { log_min_messages: 'log', log_min_error_statement: 'panic' };
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Becomes Postgres, beside a watcher that holds the other end of stdin. It asks Postgres to stop when this process has
 * ended in any way, so that none is left behind with the data in use.
 */
const WITH_WATCHER = 'exec 3<&0; { cat <&3; kill -INT $$; } >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

const READY = 'database system is ready to accept connections';

/**
 * Starts the cluster that is in a folder. Without `durable` it is faster, and lost when the machine stops: for tests.
 * @throws Failure in one line when it does not start
 */
export async function startCluster(
  folder: string,
  { port, durable }: { port: number; durable: boolean },
): Promise<Cluster> {
  const [{ postgres }, runner] = await Promise.all([postgresPrograms(), postgresRunner()]);
  const { data, password: passwordFile, url } = clusterFolder(folder);
  const password = await readFile(passwordFile, 'utf8').catch(() => {
    throw new Failure(`There is no Postgres in ${folder}.`);
  });
  await runner.own(data);
  // It refuses data that others may read.
  await chmod(data, 0o700);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    // As in the embedded database: timestamps are written in it.
    timezone: 'UTC',
    shared_buffers: '64MB',
    ...LOGGING,
    ...(!durable && FOR_TESTS),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('sh', ['-c', WITH_WATCHER, 'sh', ...runner.prefix, postgres, '-D', data, ...args], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // Not `close`: of a killed one, what its sessions are doing goes on, with the same stderr.
  const ended = once(child, 'exit');
  const refusal = await readiness(child);
  if (refusal !== undefined)
    throw new Failure(`Postgres cannot start with the data in ${folder}: ${refusal}`);
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await writeFile(url, `${urlOf(PLATFORM_DATABASE)}\n`, { mode: 0o600 });
  return {
    urlOf,
    ended,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Resolves when it takes connections; to the reason when it ends before. Its lines go on to the own log. */
async function readiness(child: ChildProcess): Promise<string | undefined> {
  let reason = 'it gives no reason';
  const ready = new Promise<undefined>((resolve) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      process.stderr.write(`${line}\n`);
      reason = /(?:FATAL|PANIC):\s*(.*)/.exec(line)?.[1] ?? reason;
      if (line.includes(READY)) resolve(undefined);
    });
  });
  return Promise.race([ready, once(child, 'close').then(() => reason)]);
}

/** What is where in the folder of a cluster. */
export const clusterFolder = (folder: string) => ({
  /** What Postgres calls its data directory. */
  data: path.join(folder, 'data'),
  /** Of the user `postgres`; made once. */
  password: path.join(folder, 'password'),
  /** The address of the platform's database, for programs such as psql; written at each start. */
  url: path.join(folder, 'url'),
});

/** The database with all migrations: what the platform uses, and what tests copy. */
export const PLATFORM_DATABASE = 'platform';

/** Any other database than the copied one: a database can be copied only while it has no connection. */
const MAINTENANCE = 'postgres';

/** A name as SQL writes it. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A database of that name, as a copy of another one when it is given. @throws when there is one already */
export async function createDatabase(
  { urlOf }: Pick<Cluster, 'urlOf'>,
  name: string,
  template = 'template1',
): Promise<void> {
  const sql = postgres(urlOf(MAINTENANCE), { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(`create database ${quoted(name)} template ${quoted(template)}`);
  } finally {
    await sql.end();
  }
}
