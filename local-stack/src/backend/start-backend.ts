import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { listen } from '../http/listen';
import { createApp, publicRoutes } from './create-app';
import { createMailer } from './mailer';
import { migrate } from './migrate';
import { newDatabase } from './new-database';
import { openEmbedded, openPostgres } from './open-connection';
import type { BackendOptions } from './options';
import { repeatConfirmation } from './repeat-confirmation';

/** As in `config.toml`. */
const MAIL_INTERVAL_MS = 1_000;

/** How long responses may take to end after the backend was asked to stop. */
const GRACE_MS = 1_000;

export interface Backend {
  readonly url: string;
  /** Closes the database properly; resolves when everything is written. */
  stop(): Promise<void>;
}

/**
 * An embedded Supabase: Auth, Data API and mail on the real migrations, for supabase-js as a client.
 * @throws Failure with one line about the port, the data folder, the Postgres or the migration to be corrected
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
    await migrate(app, connection, options);

    const respond = repeatConfirmation((request) => app.fetch(request), {
      connection,
      mailer,
      mailIntervalMs,
    });
    const inTurn = options.databaseUrl ? atOnce : oneAtATime();
    const fetch = (request: Request) => inTurn(() => forRequest(request, () => respond(request)));
    await readSchema(fetch, options.publishableKey);
    const server = await listen('supabase', publicRoutes(fetch).fetch, options.port);
    url = `http://localhost:${server.port}`;
    return { url, stop: () => server.close(GRACE_MS).then(() => inTurn(close)) };
  } catch (error) {
    await close();
    throw error;
  }
}

const atOnce = <T>(task: () => Promise<T>): Promise<T> => task();

/**
 * Runs tasks one after the other. The embedded Postgres has one connection, and @supabase/lite does not wait for the
 * end of one transaction before the next: two requests at once would share one transaction and one role.
 */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}

async function openFolder(folder: string, options: BackendOptions): Promise<Connection> {
  if (!existsSync(folder)) {
    await newDatabase(folder, options, async (draft) => {
      const connection = await openEmbedded(draft);
      try {
        await migrate(await createApp(connection, options), connection, options);
      } finally {
        await connection.close();
      }
    });
  }
  return openEmbedded(folder);
}

/** The first request makes the Data API read the schema, which takes a second: done before the first player. */
async function readSchema(fetch: (request: Request) => Promise<Response>, apikey: string): Promise<void> {
  await fetch(new Request('http://localhost/rest/v1/rpc/today', { method: 'POST', headers: { apikey } }));
}
