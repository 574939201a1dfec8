import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import type { Backend, BackendOptions } from './backend-options';
import { createApp } from './create-app';
import { listenOn } from './listen-on';
import { createMailer } from './mailer';
import { migrate } from './migrate';
import { newDatabase } from './new-database';
import { oneAtATime } from './one-at-a-time';
import { openEmbedded, openPostgres } from './open-connection';
import { publicRoutes } from './public-routes';
import { repeatConfirmation } from './repeat-confirmation';

/** As in `config.toml`. */
const MAIL_INTERVAL_MS = 1_000;

/**
 * An embedded Supabase: Auth, Data API and mail on the real migrations, for supabase-js as a client.
 * @throws BackendStartError with one plain line
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const temporary =
    (options.dataDir ?? options.databaseUrl) ? undefined : path.join(tmpdir(), `database-${randomUUID()}`);
  const connection = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openFolder(options.dataDir ?? temporary!, options);
  const close = async () => {
    await connection.close();
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  try {
    let url = '';
    const { mailIntervalMs = MAIL_INTERVAL_MS } = options;
    const { mailer, forRequest } = createMailer({ ...options, linkBase: () => options.linkBase ?? url });
    const app = await createApp(connection, options);
    app._mailer = mailer;
    await migrate(app, connection, options.migrationsDir);

    const answer = repeatConfirmation((request) => app.fetch(request), {
      connection,
      mailer,
      mailIntervalMs,
    });
    const inTurn = options.databaseUrl ? atOnce : oneAtATime();
    const fetch = (request: Request) => inTurn(() => forRequest(request, () => answer(request)));
    await readSchema(fetch, options.publishableKey);
    const server = await listenOn(publicRoutes(fetch).fetch, options.port);
    url = `http://localhost:${server.port}`;
    return { url, stop: () => server.close().then(() => inTurn(close)) };
  } catch (error) {
    await close();
    throw error;
  }
}

const atOnce = <T>(task: () => Promise<T>): Promise<T> => task();

async function openFolder(folder: string, options: BackendOptions): Promise<Connection> {
  if (!existsSync(folder)) {
    await newDatabase(folder, options, async (draft) => {
      const connection = await openEmbedded(draft);
      try {
        await migrate(await createApp(connection, options), connection, options.migrationsDir);
      } finally {
        await connection.close();
      }
    });
  }
  return openEmbedded(folder);
}

/** The first request makes the Data API read the schema, which takes a second: not on a person's time. */
async function readSchema(fetch: (request: Request) => Promise<Response>, apikey: string): Promise<void> {
  await fetch(new Request('http://localhost/rest/v1/rpc/today', { method: 'POST', headers: { apikey } }));
}
