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
  /** The URL of one of its databases, including the password. */
  urlOf(database: string): string;
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<unknown>;
  /** Ends all sessions and stops; resolves when everything is written. */
  stop(): Promise<void>;
}

/** Errors are for the client that sent the query. They quote its values, which must not be logged. */
const LOGGING = { log_min_messages: 'log', log_min_error_statement: 'panic' };
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Runs Postgres next to a watcher that holds the other end of stdin. When this process ends for any reason, the watcher
 * stops Postgres, so that it does not keep the data in use.
 */
const WITH_WATCHER = 'exec 3<&0; { cat <&3; kill -INT $$; } >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

const READY = 'database system is ready to accept connections';

/**
 * Starts the cluster in a folder. Without `durable` it is faster but loses data when the machine stops, which is fine
 * for tests.
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
  // Postgres rejects data that others can read.
  await chmod(data, 0o700);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    // The embedded database formats timestamps in this time zone too.
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
  // Not `close`: after a kill, its sessions continue and share its stderr.
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

/**
 * Resolves when it accepts connections, or with the reason when it ends before that. Its output is copied to the log.
 */
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

/** Layout of a cluster's folder. */
export const clusterFolder = (folder: string) => ({
  /** Postgres's data directory. */
  data: path.join(folder, 'data'),
  /** Password of the user `postgres`; created once. */
  password: path.join(folder, 'password'),
  /** The URL of the platform's database, for programs such as psql; written at each start. */
  url: path.join(folder, 'url'),
});

/** The migrated database, which the platform uses and tests copy. */
export const PLATFORM_DATABASE = 'platform';

/** A maintenance database: a database can be copied only while it has no connections. */
const MAINTENANCE = 'postgres';

/** Quotes an SQL identifier. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Creates a database, optionally as a copy of another.
 * @throws when it already exists
 */
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
