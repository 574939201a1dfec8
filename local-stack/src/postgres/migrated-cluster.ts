import type { BackendOptions } from '../backend/options';
import { newDatabase } from '../backend/new-database';
import { PLATFORM_DATABASE } from './cluster-folder';
import { createCluster } from './create-cluster';
import { createDatabase } from './databases';
import { startCluster } from './start-cluster';

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
