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
  /** It has one connection; on a real Postgres, requests may come at the same time. */
  readonly isEmbedded: boolean;
  /** Resolves to the reason when it has ended by itself; only a start brings it back then. */
  readonly ended?: Promise<string>;
  /** Resolves when everything is written. */
  close(): Promise<void>;
}

/** The database that the options name. @throws Failure with one line when it cannot be used */
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

// The driver of each kind is loaded only where it is needed: it takes a part of a second.
async function openShared(databaseUrl: string): Promise<OpenDatabase> {
  const { openPostgres } = await import('./open-postgres');
  const connection = await openPostgres(databaseUrl);
  return { connection, isEmbedded: false, close: () => connection.close() };
}

/** Starts a Postgres of the platform's own with the data of a folder. */
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
  // The embedded Postgres does not recover through a link.
  return openEmbedded(await realpath(folder));
}
