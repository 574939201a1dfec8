import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { PLATFORM_DATABASE, startCluster } from '../postgres/start-cluster';
import { newCluster } from '../postgres/migrated-cluster';
import { createApp } from './create-app';
import { migrate } from './migrate';
import { newDatabase } from './new-database';
import type { BackendOptions } from './options';

export interface OpenDatabase {
  readonly connection: Connection;
  /** Whether there is only one connection. A real Postgres handles concurrent requests. */
  readonly isEmbedded: boolean;
  /** Resolves with the reason when the database stops by itself; only a restart brings it back. */
  readonly ended?: Promise<string>;
  /** Resolves when everything is written. */
  close(): Promise<void>;
}

/**
 * Opens the database that the options specify.
 * @throws Failure with one line when it cannot be used
 */
export async function openDatabase(options: BackendOptions): Promise<OpenDatabase> {
  if (options.postgres) return openCluster(options.postgres, options);
  if (options.databaseUrl) return openShared(options.databaseUrl);
  const folder = options.dataDir ?? path.join(tmpdir(), `database-${randomUUID()}`);
  const connection = await openFolder(folder, options);
  const close = async () => {
    await connection.close();
    if (!options.dataDir) await rm(folder, { recursive: true, force: true });
  };
  return { connection, isEmbedded: true, close };
}

// Drivers are loaded on demand, because loading takes a fraction of a second.
async function openShared(databaseUrl: string): Promise<OpenDatabase> {
  const { openPostgres } = await import('./open-postgres');
  const connection = await openPostgres(databaseUrl);
  return { connection, isEmbedded: false, close: () => connection.close() };
}

/** Starts the platform's own Postgres with the data of a folder. */
async function openCluster(
  { folder, port }: NonNullable<BackendOptions['postgres']>,
  options: BackendOptions,
): Promise<OpenDatabase> {
  if (!existsSync(folder)) await newCluster(folder, options, port);
  const cluster = await startCluster(folder, { port, durable: true });
  try {
    const database = await openShared(cluster.urlOf(PLATFORM_DATABASE));
    const close = async () => {
      await database.close();
      await cluster.stop();
    };
    const ended = cluster.ended.then(() => 'Postgres has ended');
    return { ...database, ended, close };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function openFolder(folder: string, options: BackendOptions): Promise<Connection> {
  const { openEmbedded } = await import('./open-embedded');
  if (!existsSync(folder)) {
    await newDatabase(folder, { ...options, kind: 'database' }, async (draft) => {
      const connection = await openEmbedded(draft);
      try {
        await migrate(await createApp(connection, options), connection, options);
      } finally {
        await connection.close();
      }
    });
  }
  // The embedded Postgres cannot recover through a link.
  return openEmbedded(await realpath(folder));
}
