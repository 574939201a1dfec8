import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { BackendOptions } from '../backend/options';
import { newDatabase } from '../backend/new-database';
import { PLATFORM_DATABASE, startCluster, clusterFolder, createDatabase } from './start-cluster';
import { Failure } from '../terminal';
import { postgresPrograms } from './programs';
import { postgresRunner } from './run-as';

/** What a new cluster is created from. */
export type ClusterOptions = Pick<
  BackendOptions,
  'cacheDir' | 'migrationsDir' | 'siteUrl' | 'publishableKey' | 'secretKey' | 'jwtSecret'
>;

/**
 * Creates a cluster with one migrated, empty database in a folder. The first one is cached, as for the embedded
 * database.
 * @param port a free port, used only while the first one is created
 */
export const newCluster = (folder: string, options: ClusterOptions, port: number): Promise<void> =>
  newDatabase(folder, { ...options, kind: 'postgres' }, async (draft) => {
    await createCluster(draft);
    const cluster = await startCluster(draft, { port, durable: false });
    try {
      await createDatabase(cluster, PLATFORM_DATABASE);
      await migrateDatabase(cluster.urlOf(PLATFORM_DATABASE), options);
    } finally {
      await cluster.stop();
    }
  });

async function migrateDatabase(databaseUrl: string, options: ClusterOptions): Promise<void> {
  // Loaded on demand, because copying does not need it.
  const [{ openPostgres }, { createApp }, { migrate }] = await Promise.all([
    import('../backend/open-postgres'),
    import('../backend/create-app'),
    import('../backend/migrate'),
  ]);
  const connection = await openPostgres(databaseUrl);
  try {
    await migrate(await createApp(connection, options), connection, { ...options, databaseUrl });
  } finally {
    await connection.close();
  }
}

/** Ensures the same collation and encoding on every system. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Creates an empty cluster in a new folder.
 * @throws Failure when this system cannot create one
 */
export async function createCluster(folder: string): Promise<void> {
  const [{ initdb }, runner] = await Promise.all([postgresPrograms(), postgresRunner()]);
  const { data, password } = clusterFolder(folder);
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  await runner.own(data);
  const [program = '', ...args] = [
    ...runner.prefix,
    ...[initdb, '-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password}`],
    ...['--no-sync', '--no-instructions', ...LOCALE],
  ];
  await promisify(execFile)(program, args).catch(({ message, stderr }: Error & { stderr?: string }) => {
    const reason = (stderr ?? '').trim().split('\n').at(-1) || message;
    throw new Failure(`Postgres cannot create its data directory in ${folder}: ${reason}`);
  });
}
