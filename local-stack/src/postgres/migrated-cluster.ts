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

/** What a new cluster is made from. */
export type ClusterOptions = Pick<
  BackendOptions,
  'cacheDir' | 'migrationsDir' | 'siteUrl' | 'publishableKey' | 'secretKey' | 'jwtSecret'
>;

/**
 * Puts a cluster with one migrated, empty database into a folder. The first one is kept, as with the embedded database.
 * @param port a free one; in use only while the first one is made
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
  // Loaded only here: a copy needs none of it.
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

/** The same order of texts and the same letters on every system. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** A new, empty cluster in a folder that is made for it. @throws Failure when this system cannot make one */
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
    throw new Failure(`Postgres cannot make its data in ${folder}: ${reason}`);
  });
}
